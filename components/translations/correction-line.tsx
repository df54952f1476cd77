'use client'

import type { Messages } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import {
  correctionText,
  type MenuLanguage,
  maxCorrection,
  type OwnLine,
} from '@/contract/entities/translated-menu'
import type { WrittenLanguage } from '@/contract/languages'
import { useHydrated } from '@/lib/browser/hydrated'
import { fill } from '@/lib/i18n/fill'
import { kitchenLanguage } from '@/lib/translated-menu'
import type { Corrections } from './use-corrections'

type Props = {
  line: OwnLine
  /** Its heading in the language of the kitchen. Usual ones are stored in Castilian. */
  course?: { name: string; writtenIn: WrittenLanguage }
  language: MenuLanguage
  corrections: Corrections
  labels: Messages['translations']
}

/** A dish as the owner wrote it, what diners of the language read, and the field that corrects it. */
export function CorrectionLine({ line, course, language, corrections, labels }: Props) {
  const { correction } = line
  const { name, writtenIn } = course ?? { name: line.name, writtenIn: line.automatic.source }
  const [isOpen, setOpen] = useState(false)
  const isReady = useHydrated()
  const close = () => setOpen(false)
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="min-w-0 grow basis-60 wrap-anywhere">
          <p
            lang={kitchenLanguage({ writtenIn })}
            className={classNames(course ? 'font-display text-xl text-check-ink' : 'font-medium')}
          >
            {name}
          </p>
          <p lang={language}>
            <ShownText line={line} />
          </p>
          <p className="text-sm text-soft">{labels.how[howOf(line, name)]}</p>
        </div>
        {isOpen ? null : (
          <div className="flex flex-wrap">
            <Button
              variant="quiet"
              disabled={!isReady}
              aria-label={fill(labels.correctOf, { name })}
              onClick={() => setOpen(true)}
            >
              {labels.correct}
            </Button>
            {correction === null ? null : (
              <Button
                variant="quiet"
                disabled={!isReady || corrections.isBusy}
                aria-label={fill(labels.takeBackOf, { name })}
                onClick={() => void corrections.save(line.name, '')}
              >
                {labels.takeBack}
              </Button>
            )}
          </div>
        )}
      </div>
      {isOpen ? <Editor {...{ line, language, corrections, labels }} onClose={close} /> : null}
    </li>
  )
}

type EditorProps = Omit<Props, 'course'> & { onClose: () => void }

function Editor({ line, language, corrections, labels, onClose }: EditorProps) {
  const { name, correction, automatic } = line
  const [text, setText] = useState(
    correction ?? (automatic.how === 'not' ? '' : automatic.pieces.map((piece) => piece.text).join(' ')),
  )
  const [error, setError] = useState<string>()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) return setError(labels.empty)
    if (!correctionText.safeParse(text).success) return setError(labels.characters)
    const outcome = await corrections.save(name, text)
    if (outcome === 'saved') onClose()
    if (outcome === 'characters') setError(labels.characters)
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-2 pb-2">
      <Field
        autoFocus
        lang={language}
        label={fill(labels.field, { name, language: labels.inLanguage[language] })}
        hint={labels.hint}
        error={error}
        value={text}
        maxLength={maxCorrection}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={corrections.isBusy}>
          {corrections.isBusy ? labels.saving : labels.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  )
}

/** What stays as it was written stands in italics, in its language. */
function ShownText({ line: { correction, automatic } }: { line: OwnLine }) {
  if (correction !== null) return correction
  return automatic.pieces.map(({ text, lang }, index) => {
    const space = index > 0 ? ' ' : ''
    return lang ? (
      <i key={text} lang={lang} className="underline decoration-dotted underline-offset-4">
        {space + text}
      </i>
    ) : (
      space + text
    )
  })
}

function howOf({ correction, automatic }: OwnLine, written: string): keyof Messages['translations']['how'] {
  if (correction !== null) return 'owner'
  const isSame = automatic.pieces.map(({ text }) => text).join(' ') === written
  if (isSame && automatic.by === undefined) return 'not'
  return automatic.by === 'owners' || automatic.by === 'machine' ? automatic.by : automatic.how
}
