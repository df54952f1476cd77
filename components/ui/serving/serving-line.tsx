import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { servingState } from '@/contract/rules/menu/serving'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
import { writeFacts } from './serving-facts'
import { type ServingLabels, servingText } from './serving-text'

type Props = {
  restaurant: Pick<Restaurant, 'schedule' | 'timeZone'>
  /** The menu to show. Without a menu, the line shows the opening hours. */
  menu: Pick<Menu, 'window' | 'date'> | null | undefined
  renderedAt: number
  labels: ServingLabels
}

/**
 * Whether the menu is being served, at render time. ServingClock updates the line from its data. Nothing for a restaurant that has given
 * no hours: it is not closed.
 */
export function ServingLine({ restaurant: { schedule, timeZone }, menu, renderedAt, labels }: Props) {
  const week = weekMinutes(schedule)
  const window = menu?.window ? { ...menu.window, date: menu.date } : null
  if (week.length === 0 && !window) return null
  const { text, tone } = servingText(servingState(week, window, timeZone, new Date(renderedAt)), labels)
  return (
    <span
      data-serving={writeFacts({ week, window, timeZone })}
      data-tone={tone}
      suppressHydrationWarning
      className="inline-flex items-baseline gap-2 font-semibold text-check-ink before:size-2.5 before:shrink-0 before:rounded-full before:border-2 before:border-current data-[tone=later]:text-azulejo data-[tone=open]:text-olive data-[tone=open]:before:bg-current data-[tone=over]:text-soft"
    >
      {text}
    </span>
  )
}
