'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { ListedTemplate } from '@/contract/endpoints/templates'
import { fill } from '@/lib/i18n/fill'
import { DesignLink } from './design-link'
import type { TemplateLabels } from './labels'
import { TemplateThumbnail } from './template-thumbnail'
import type { Chooser } from './use-chooser'

type Props = {
  template: ListedTemplate
  chooser: Chooser
  mayDesign: boolean
  /** Whether the template can be renamed, copied and removed. */
  mayChange: boolean
  /** The language of the name, where it is not that of the page. */
  lang: string | undefined
  labels: TemplateLabels
}

export function OwnTemplateRow({ template, chooser, mayDesign, mayChange, lang, labels }: Props) {
  const { mine } = labels
  const [typed, setTyped] = useState<string>()
  const [asks, setAsks] = useState(false)
  const { templateName: name } = template
  const isBusy = chooser.busy !== undefined
  const labelOf = (action: string) => fill(mine.of, { action, name })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-card p-3">
      <span className="w-12 shrink-0 overflow-hidden rounded-sm border border-line">
        <TemplateThumbnail template={template} />
      </span>
      {typed === undefined ? (
        <>
          <strong lang={lang} className="min-w-0 grow basis-32 wrap-anywhere">
            {name}
          </strong>
          <div className="flex flex-wrap">
            <DesignLink
              mayDesign={mayDesign}
              href={`/plantilla/editor?id=${template._id}`}
              variant="quiet"
              aria-label={labelOf(mine.edit)}
            >
              {mine.edit}
            </DesignLink>
            {mayChange ? (
              <>
                <Button variant="quiet" aria-label={labelOf(mine.rename)} onClick={() => setTyped(name)}>
                  {mine.rename}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={labelOf(mine.duplicate)}
                  disabled={isBusy || !mayDesign}
                  aria-describedby={mayDesign ? undefined : 'plan-note'}
                  onClick={() => void chooser.duplicate(template)}
                >
                  {mine.duplicate}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={labelOf(mine.remove)}
                  disabled={isBusy}
                  onClick={() => (mayDesign ? void chooser.remove(template) : setAsks(true))}
                >
                  {mine.remove}
                </Button>
              </>
            ) : null}
          </div>
          {asks ? (
            <div role="alert" className="flex w-full flex-wrap items-center gap-2">
              <p className="min-w-0 grow basis-56">{fill(mine.removeAsk, { name })}</p>
              <Button disabled={isBusy} onClick={() => void chooser.remove(template)}>
                {mine.removeYes}
              </Button>
              <Button variant="quiet" onClick={() => setAsks(false)}>
                {mine.cancel}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <NameForm
          name={typed}
          lang={lang}
          mine={mine}
          isBusy={isBusy}
          onType={setTyped}
          onCancel={() => setTyped(undefined)}
          onKeep={async (kept) => {
            setTyped(undefined)
            if (kept !== name) await chooser.rename(template, kept)
          }}
        />
      )}
    </li>
  )
}

type FormProps = {
  name: string
  lang: string | undefined
  mine: TemplateLabels['mine']
  isBusy: boolean
  onType: (name: string) => void
  onCancel: () => void
  onKeep: (name: string) => Promise<void>
}

function NameForm({ name, lang, mine, isBusy, onType, onCancel, onKeep }: FormProps) {
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setProblem(mine.missing)
    void onKeep(name.trim())
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 grow flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-48">
        <Field
          label={mine.name}
          lang={lang}
          value={name}
          maxLength={120}
          error={problem}
          autoFocus
          onChange={({ target }) => onType(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        />
      </div>
      <Button type="submit" disabled={isBusy}>
        {mine.keep}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {mine.cancel}
      </Button>
    </form>
  )
}
