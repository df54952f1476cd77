import type { Schedule } from '@/contract/entities/opening-hours'
import { weekSummary } from '@/contract/rules/opening-hours/editor'
import { hoursText, type OpeningHoursLabels, spanText } from './week-text'

type Props = { schedule: Schedule; labels: OpeningHoursLabels }

/** The week in as few lines as it has different days. */
export function WeekSummary({ schedule, labels }: Props) {
  if (schedule.length === 0) return <p className="text-soft">{labels.empty}</p>
  return (
    <dl className="figures grid gap-1.5">
      {weekSummary(schedule).map((span) => (
        <div key={span.from} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold after:content-[':']">{spanText(span, labels)}</dt>
          <dd>{hoursText(span, labels)}</dd>
        </div>
      ))}
    </dl>
  )
}
