'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PlusIcon } from '@/components/ui/icons'
import { TextAreaField } from '@/components/ui/text-area-field'
import { fill } from '@/lib/i18n/fill'
import { changesOf, type PanelProps } from '../panels/panel-props'
import type { Section } from '../state/design'
import { tooLong } from '../state/too-long'

const most = 40

/** The field is as high as its dishes. Long names take two lines on a phone. */
const growing = { fieldSizing: 'content', minHeight: '7.5rem', maxHeight: '24rem' } as const

/** The menu's sections as text: one heading, and one dish for each line. */
export function SectionsField({ editor, labels }: PanelProps) {
  const { sections } = editor.design.menu
  const { edit, done } = changesOf(editor)
  const { texts } = labels
  const change = (at: number, to: Partial<Section>, merge?: string) =>
    edit(
      {
        do: 'sections',
        sections: sections.map((section, index) => (index === at ? { ...section, ...to } : section)),
      },
      merge,
    )

  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-base">{texts.sections}</h3>
        <p className="text-sm text-soft">{texts.sectionsHint}</p>
      </div>
      {sections.map(({ category, items }, at) => {
        const n = { n: at + 1 }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no names of their own, and are never moved
          <div key={at} className="flex flex-col gap-3 rounded border border-line p-3">
            <Field
              label={fill(texts.category, n)}
              value={category}
              error={tooLong(category, 'category', labels)}
              onChange={({ target }) => change(at, { category: target.value }, `category ${at}`)}
              onBlur={done}
            />
            <TextAreaField
              label={fill(texts.items, n)}
              rows={4}
              style={growing}
              value={items}
              error={tooLong(items, 'items', labels)}
              onChange={({ target }) =>
                change(at, { items: target.value }, `items ${at} ${target.value.split('\n').length}`)
              }
              onBlur={done}
            />
            <Button
              variant="quiet"
              className="self-start"
              onClick={() => edit({ do: 'sections', sections: sections.filter((_, index) => index !== at) })}
            >
              {fill(texts.remove, n)}
            </Button>
          </div>
        )
      })}
      {sections.length < most ? (
        <Button
          variant="secondary"
          onClick={() =>
            edit({ do: 'sections', sections: [...sections, { category: texts.newSection, items: '' }] })
          }
        >
          <PlusIcon />
          {texts.add}
        </Button>
      ) : null}
    </div>
  )
}
