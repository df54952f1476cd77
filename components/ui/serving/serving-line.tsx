import type { TimeZone } from '@/contract/entities/place'
import { type MenuWindow, servingState } from '@/contract/rules/menu/serving'
import type { MinuteRange } from '@/contract/rules/time/opening-hours'
import { type ServingLabels, servingText } from './serving-text'

/** The data that a line carries for the clock. Minutes of the week take far fewer bytes than the schedule. */
export type ServingFacts = [week: readonly MinuteRange[], window: MenuWindow | null, timeZone: TimeZone]

type Props = {
  week: readonly MinuteRange[]
  window: MenuWindow | null
  timeZone: TimeZone
  renderedAt: number
  labels: ServingLabels
}

/** Whether the menu is being served, at render time. ServingClock updates the line from its data. */
export function ServingLine({ week, window, timeZone, renderedAt, labels }: Props) {
  const { text, tone } = servingText(servingState(week, window, timeZone, new Date(renderedAt)), labels)
  const facts: ServingFacts = [week, window, timeZone]
  return (
    <span
      data-serving={JSON.stringify(facts)}
      data-tone={tone}
      suppressHydrationWarning
      className="group/serving inline-flex items-baseline gap-2 font-semibold text-check-ink data-[tone=later]:text-azulejo data-[tone=open]:text-olive data-[tone=over]:text-soft"
    >
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full border-2 border-current group-data-[tone=open]/serving:bg-current"
      />
      <span suppressHydrationWarning>{text}</span>
    </span>
  )
}
