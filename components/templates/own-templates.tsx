'use client'

import { UndoLine } from '@/components/upload/undo-line'
import { fill } from '@/lib/i18n/fill'
import type { TemplateLabels } from './labels'
import { OwnTemplateRow } from './own-template-row'
import type { Chooser } from './use-chooser'

type Props = { chooser: Chooser; mayDesign: boolean; labels: TemplateLabels }

export function OwnTemplates({ chooser, mayDesign, labels }: Props) {
  const { templates, removed } = chooser
  const own = templates.filter(({ isStock }) => !isStock)
  if (own.length === 0 && !(removed && mayDesign)) return null
  return (
    <section aria-labelledby="own-templates" className="order-4 grid gap-3 lg:order-none">
      <h2 id="own-templates" className="text-2xl">
        {labels.mine.title}
      </h2>
      {removed && mayDesign ? (
        <UndoLine
          text={fill(labels.mine.removed, { name: removed.templateName })}
          undo={labels.mine.undo}
          onUndo={() => void chooser.undo()}
        />
      ) : null}
      <ul className="grid gap-2">
        {own.map((template) => (
          <OwnTemplateRow key={template._id} {...{ template, chooser, mayDesign, labels }} />
        ))}
      </ul>
    </section>
  )
}
