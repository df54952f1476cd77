'use client'

import { Button } from '@/components/ui/button'
import { FormProblem } from '@/components/ui/form-problem'
import { PencilIcon } from '@/components/ui/icons'
import { TextAreaField } from '@/components/ui/text-area-field'
import type { MenuLabels } from '../labels'
import type { MenuEditor } from '../use-menu-editor'
import { FilledLine } from './filled-line'
import { FoundMenus } from './found-menus'
import { LeftLines } from './left-lines'
import { usePaste } from './use-paste'

type Props = { editor: MenuEditor; ownerId: string; today: string; isEmpty: boolean; labels: MenuLabels }

/** A whole menu at once, as it goes out by chat. Pasted, it is read at once; typed, when asked. */
export function PasteBox({ editor, ownerId, today, isEmpty, labels }: Props) {
  const paste = usePaste(editor, { ownerId, today, isEmpty })
  const texts = labels.paste
  const found = paste.read?.menus ?? []
  const isNothing = paste.read !== undefined && found.length === 0
  return (
    <section aria-label={texts.title} className="flex flex-col gap-3">
      {paste.isOpen ? (
        <div className="flex flex-col gap-3 rounded-lg border-2 border-dashed border-edge bg-napkin p-3 sm:p-4">
          <TextAreaField
            label={texts.label}
            hint={texts.hint}
            placeholder={texts.placeholder}
            rows={7}
            value={paste.text}
            error={isNothing ? texts.nothing : undefined}
            onChange={({ target }) => {
              paste.setRead(undefined)
              paste.type(target.value)
            }}
            onPaste={({ currentTarget }) => setTimeout(() => void paste.readNow(currentTarget.value))}
          />
          <Button
            size="lg"
            variant="ink"
            disabled={paste.text.trim() === ''}
            pending={paste.state === 'reading' && texts.reading}
            onClick={() => void paste.readNow(paste.text)}
          >
            {texts.read}
          </Button>
          <FormProblem>{paste.state === 'failed' ? texts.failed : undefined}</FormProblem>
        </div>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => paste.setOpen(true)}>
          <PencilIcon className="size-5" />
          {texts.again}
        </Button>
      )}
      <FilledLine paste={paste} labels={labels} />
      {found.length > 1 || (found.length === 1 && !paste.filled) ? (
        <FoundMenus paste={paste} editor={editor} labels={labels} />
      ) : null}
      <LeftLines paste={paste} editor={editor} labels={labels} />
      {paste.read?.isCut ? <FormProblem>{texts.cut}</FormProblem> : null}
    </section>
  )
}
