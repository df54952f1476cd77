import type { TimeZone } from '@/contract/entities/place'
import type { MinuteRange } from '@/contract/rules/opening-hours'
import { type MenuWindow, servingState } from '@/contract/rules/serving'
import { type ServingLabels, servingText } from './serving-text'

/** What a line carries for the clock: minutes of the week are far fewer bytes than the schedule itself. */
export type ServingFacts = [week: readonly MinuteRange[], window: MenuWindow | null, timeZone: TimeZone]

type Props = {
  week: readonly MinuteRange[]
  window: MenuWindow | null
  timeZone: TimeZone
  renderedAt: number
  labels: ServingLabels
}

/** Still serving? As the page was rendered; ServingClock keeps it true, from what the line carries. */
export function ServingLine({ week, window, timeZone, renderedAt, labels }: Props) {
  const { text, tone } = servingText(servingState(week, window, timeZone, new Date(renderedAt)), labels)
  const facts: ServingFacts = [week, window, timeZone]
  return (
    <span
      data-serving={JSON.stringify(facts)}
      data-tone={tone}
      suppressHydrationWarning
      className="group/serving inline-flex items-baseline gap-2 font-semibold text-check-ink data-[tone=later]:text-azulejo data-[tone=open]:text-olive"
    >
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full border-2 border-current group-data-[tone=open]/serving:bg-current"
      />
      <span suppressHydrationWarning>{text}</span>
    </span>
  )
}
