'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { CalendarIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { answerHoliday, type Holiday } from '@/contract/endpoints/holidays'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import type { WeekLabels } from './labels'
import { theDay } from './slot-text'

type Props = { holiday: Holiday; hasMenu: boolean; labels: WeekLabels }

/** Asks whether the restaurant opens on a holiday, and saves the answer. The answer does not close the restaurant. */
export function HolidayNote({ holiday, hasMenu, labels: { holiday: texts } }: Props) {
  const [known, setKnown] = useState(holiday)
  const [everyYear, setEveryYear] = useState(holiday.everyYear)
  const [busy, setBusy] = useState(false)
  const { date, name, opens } = known

  async function say(opens: boolean | null) {
    setBusy(true)
    const { reply } = await send(answerHoliday, { params: { date }, body: { opens, everyYear } })
    setBusy(false)
    if (reply) setKnown(reply)
    else notify.error(texts.failed)
  }

  return (
    <section aria-label={name} aria-busy={busy} className="flex gap-3 rounded bg-napkin p-3">
      <CalendarIcon className="mt-0.5 size-5.5 shrink-0 text-check-ink" />
      {opens === null ? (
        <div className="grid gap-2">
          <p>
            <strong>{fill(texts.question, { day: theDay(date), name })}</strong>{' '}
            <span className="text-sm text-soft">{known.isNational ? texts.national : texts.regional}</span>
          </p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button variant="secondary" disabled={busy} onClick={() => say(true)}>
              {texts.yes}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => say(false)}>
              {texts.no}
            </Button>
            <CheckboxField
              label={texts.everyYear}
              checked={everyYear}
              onChange={({ target }) => setEveryYear(target.checked)}
            />
          </div>
        </div>
      ) : (
        <p role="status" className="flex min-w-0 flex-wrap items-center gap-x-3">
          <strong>{fill(opens ? texts.opens : texts.closes, { name })}</strong>
          {!opens && hasMenu ? <span>{texts.kept}</span> : null}
          <Button variant="quiet" disabled={busy} onClick={() => say(null)}>
            {texts.change}
          </Button>
        </p>
      )}
    </section>
  )
}
