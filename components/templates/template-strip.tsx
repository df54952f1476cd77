'use client'

import { useEffect, useRef } from 'react'
import { CheckIcon, PlusIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { ShownTemplate } from '@/lib/api/template-chooser'
import type { TemplateLabels } from './labels'
import type { LanguageOf } from './template-language'
import { TemplateThumbnail } from './template-thumbnail'
import type { Chooser } from './use-chooser'

type Props = { chooser: Chooser; mayDesign: boolean; languageOf: LanguageOf; labels: TemplateLabels }

/** One row on a phone, several rows beside the preview on wide screens. Radio buttons: the arrow keys select the next template. */
export function TemplateStrip({ chooser, mayDesign, languageOf, labels }: Props) {
  const { templates, selected, select, saved } = chooser
  const strip = useRef<HTMLDivElement>(null)
  const selectedId = selected?._id

  useEffect(() => {
    const row = strip.current
    const chosen = row?.querySelector<HTMLElement>(`[data-template="${selectedId}"]`)
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2
  }, [selectedId])

  return (
    <fieldset className="order-2 min-w-0 lg:order-none">
      <legend className="mb-3 font-display text-2xl font-extrabold max-md:sr-only">{labels.choose}</legend>
      <div
        ref={strip}
        className="relative -mx-4 flex snap-x gap-3 overflow-x-auto px-4 pt-1 pb-3 md:mx-0 md:grid md:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] md:overflow-visible md:px-1"
      >
        <NewTemplate mayDesign={mayDesign} labels={labels} />
        {templates.map((template) => (
          <Choice
            key={template._id}
            template={template}
            lang={languageOf(template)}
            isChecked={template._id === selectedId}
            isSaved={template._id === saved}
            onSelect={() => select(template._id)}
            labels={labels}
          />
        ))}
      </div>
    </fieldset>
  )
}

const newClass =
  'flex aspect-[4/5] w-28 shrink-0 snap-start flex-col items-center justify-center gap-1 rounded border-2 border-dashed border-edge bg-card p-2 text-center leading-tight font-semibold md:w-auto'

function NewTemplate({ mayDesign, labels }: { mayDesign: boolean; labels: TemplateLabels }) {
  const inside = (
    <>
      <PlusIcon className="size-7 text-check-ink" />
      {labels.create.title}
      <span className="text-sm font-normal text-soft">{labels.create.text}</span>
    </>
  )
  if (mayDesign)
    return (
      <Link href="/plantilla/editor" className={`${newClass} hover:bg-napkin`}>
        {inside}
      </Link>
    )
  return (
    <button type="button" disabled aria-describedby="plan-note" className={`${newClass} opacity-60`}>
      {inside}
    </button>
  )
}

type ChoiceProps = {
  template: ShownTemplate
  lang: string | undefined
  isChecked: boolean
  isSaved: boolean
  onSelect: () => void
  labels: TemplateLabels
}

function Choice({ template, lang, isChecked, isSaved, onSelect, labels }: ChoiceProps) {
  return (
    <label
      data-template={template._id}
      className="relative grid w-28 shrink-0 cursor-pointer snap-start content-start gap-1 md:w-auto"
    >
      <input type="radio" name="template" checked={isChecked} onChange={onSelect} className="peer sr-only" />
      <span className="relative block overflow-hidden rounded border border-line bg-napkin outline-offset-2 peer-checked:ring-4 peer-checked:ring-check peer-focus-visible:outline-3 peer-focus-visible:outline-azulejo">
        <TemplateThumbnail template={template} />
        {isSaved ? (
          <span className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 bg-olive py-0.5 text-sm font-semibold text-paper">
            <CheckIcon className="size-4" />
            {labels.current}
          </span>
        ) : null}
      </span>
      <span lang={lang} className="truncate text-center text-sm font-semibold">
        {template.templateName}
      </span>
      {template.isStock ? null : (
        <span className="absolute top-1 left-1 rounded-sm bg-mustard px-1.5 text-sm font-semibold text-on-mustard">
          {labels.own}
        </span>
      )}
    </label>
  )
}
