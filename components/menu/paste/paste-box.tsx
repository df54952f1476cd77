'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormProblem } from '@/components/ui/form-problem'
import { PasteIcon, PencilIcon } from '@/components/ui/icons'
import { TextAreaField } from '@/components/ui/text-area-field'
import { quoted } from '@/contract/rules/language/quotes'
import { copiedText, useReadableClipboard } from '@/lib/browser/clipboard'
import { fill } from '@/lib/i18n/fill'
import { languageHere } from '@/lib/language/here'
import { insertDish } from '../edit-menu'
import type { MenuLabels } from '../labels'
import { emptyDish, newKey } from '../menu-values'
import type { MenuEditor } from '../use-menu-editor'
import { useWrittenLanguage } from '../written-language'
import { AssistantProposal } from './assistant-proposal'
import { FilledLine } from './filled-line'
import { FoundMenus } from './found-menus'
import { type Paste, usePaste } from './use-paste'

type Props = {
  editor: MenuEditor
  ownerId: string
  today: string
  isEmpty: boolean
  hasAssistant: boolean
  labels: MenuLabels
}

/** An input for a whole menu as chat text. Pasted text is read at once; typed text is read on request. */
export function PasteBox({ editor, ownerId, today, isEmpty, hasAssistant, labels }: Props) {
  const paste = usePaste(editor, { ownerId, today, isEmpty, hasAssistant })
  const written = useWrittenLanguage()
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
            // The placeholder is in the language of the page.
            lang={paste.text ? written : undefined}
            rows={7}
            value={paste.text}
            error={isNothing ? texts.nothing : undefined}
            onChange={({ target }) => {
              paste.setRead(undefined)
              paste.type(target.value)
            }}
            onPaste={({ currentTarget }) => setTimeout(() => void paste.readNow(currentTarget.value))}
          />
          <FromClipboard paste={paste} texts={texts} />
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
      <AssistantProposal paste={paste} labels={labels} />
      <LeftLines paste={paste} editor={editor} labels={labels} />
      {paste.read?.isCut ? <FormProblem>{texts.cut}</FormProblem> : null}
    </section>
  )
}

/** One press instead of a long press and a menu. It makes room for the text once there is one. */
function FromClipboard({ paste, texts }: { paste: Paste; texts: MenuLabels['paste'] }) {
  const isReadable = useReadableClipboard()
  const [problem, setProblem] = useState<string>()
  const isBusy = useRef(false)
  if (!isReadable || paste.text.trim() !== '') return null

  async function take() {
    if (isBusy.current) return
    isBusy.current = true
    const text = await copiedText()
    isBusy.current = false
    setProblem(text === null ? texts.clipboardClosed : text.trim() === '' ? texts.clipboardEmpty : undefined)
    if (text?.trim()) await paste.readNow(text)
  }

  return (
    <>
      <Button size="lg" variant="secondary" onClick={() => void take()}>
        <PasteIcon className="size-5" />
        {texts.fromClipboard}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}

type LeftLinesProps = { paste: Paste; editor: MenuEditor; labels: MenuLabels }

/** Shows the lines that the reader did not understand. Each can still become a dish. */
function LeftLines({ paste, editor, labels }: LeftLinesProps) {
  const written = useWrittenLanguage()
  const texts = labels.paste
  const left = paste.read?.left ?? []
  if (!paste.read || left.length === 0 || !paste.filled) return null

  function keep(rest: typeof left) {
    if (paste.read) paste.setRead({ ...paste.read, left: rest })
  }

  function add(words: string) {
    editor.change(({ categories, ...values }) => {
      const last = categories.at(-1)
      const dish = emptyDish(words)
      return {
        ...values,
        categories: last
          ? insertDish(categories, dish, { category: categories.length - 1, item: last.items.length })
          : [{ key: newKey(), name: labels.courses.firsts, items: [dish] }],
      }
    })
  }

  return (
    <div className="rounded bg-mustard/20 p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-base">{texts.left}</h2>
        <Button variant="quiet" onClick={() => keep([])}>
          {texts.dropLines}
        </Button>
      </div>
      <ul>
        {left.map((one) => (
          <li
            key={`${one.line} ${one.words}`}
            className="flex flex-wrap items-center justify-between gap-x-3"
          >
            <span lang={written} className="min-w-0 wrap-anywhere">
              {quoted(languageHere(), one.words)}
            </span>
            <Button
              variant="quiet"
              aria-label={fill(texts.addLineLabel, { words: one.words })}
              onClick={() => {
                add(one.words)
                keep(left.filter((other) => other !== one))
              }}
            >
              {texts.addLine}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
