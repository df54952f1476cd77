'use client'

import { Chip } from '@/components/ui/chip'
import { Field } from '@/components/ui/field'
import { includes } from '@/contract/entities/menu'
import { isOutsideHours, servedTimes } from '@/contract/rules/menu/serving'
import type { MinuteRange } from '@/contract/rules/time/opening-hours'
import { fill } from '@/lib/i18n/fill'
import { timesInWords } from '@/lib/i18n/times-in-words'
import { toggleItem } from '@/lib/toggle-item'
import { AmountField } from './amount-field'
import type { MenuLabels } from './labels'
import type { MenuValues } from './menu-values'
import { NoteLines } from './note-lines'
import type { MenuEditor } from './use-menu-editor'

type Props = { editor: MenuEditor; week: readonly MinuteRange[]; labels: MenuLabels }

/** The price, what the price includes, and the serving time. */
export function BasicsSection({ editor, week, labels }: Props) {
  const { values, notes } = editor
  const { basics } = labels
  const set = (part: Partial<MenuValues>, ...seen: string[]) =>
    editor.change((now) => ({ ...now, ...part }), ...seen)
  const errorOf = (field: string) => {
    const problem = editor.problems[field]
    return problem && labels.problems[problem]
  }
  return (
    <section aria-labelledby="menu-basics" className="flex flex-col gap-4">
      <h2 id="menu-basics" className="text-2xl">
        {basics.title}
      </h2>
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          label={basics.price}
          value={values.price}
          error={errorOf('price')}
          onChange={(price) => set({ price }, 'price')}
        />
        <AmountField
          label={basics.half}
          value={values.halfPrice}
          error={errorOf('halfPrice')}
          onChange={(halfPrice) => set({ halfPrice }, 'halfPrice')}
        />
      </div>
      <NoteLines
        notes={notes.price}
        name={basics.price}
        labels={labels}
        onFine={() => editor.change((now) => now, 'price')}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold">{basics.includes}</legend>
        <div className="flex flex-wrap gap-2">
          {includes.map((part) => (
            <Chip
              key={part}
              pressed={values.includes.includes(part)}
              className="first-letter:uppercase"
              onClick={() => set({ includes: toggleItem(values.includes, part) })}
            >
              {labels.includes[part]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Field
          type="time"
          label={basics.from}
          value={values.start}
          error={errorOf('times')}
          onChange={({ target }) => set({ start: target.value }, 'times')}
        />
        <Field
          type="time"
          label={basics.to}
          value={values.end}
          onChange={({ target }) => set({ end: target.value }, 'times')}
        />
      </div>
      <HoursNote editor={editor} week={week} labels={labels} />
    </section>
  )
}

/** Shows a note if the serving time is outside the opening hours, and which time diners see then. */
function HoursNote({ editor: { values, slot }, week, labels: { basics } }: Props) {
  const { start, end } = values
  if (!start || !end) return null
  const window = { date: slot.date, start, end }
  if (!isOutsideHours(week, window)) return null
  const times = timesInWords(servedTimes(week, window))
  return (
    <p role="status" className="rounded bg-tile px-4 py-3">
      {times ? fill(basics.clipped, { times }) : basics.closed}
    </p>
  )
}
