'use client'

import type { TimeZone } from '@/contract/entities/place'
import type { MinuteRange } from '@/contract/rules/opening-hours'
import { type MenuWindow, servingState } from '@/contract/rules/serving'
import { classNames } from '../class-names'
import { type ServingLabels, servingText } from './serving-text'
import { useNow } from './use-now'

type Props = {
  /** weekMinutes() of the schedule: far fewer bytes than the schedule itself. */
  week: readonly MinuteRange[]
  window: MenuWindow | null
  timeZone: TimeZone
  renderedAt: number
  labels: ServingLabels
}

const tones = { open: 'text-olive', later: 'text-azulejo', closed: 'text-check-ink' }

/** Still serving? True at the minute it is read, however old the page is. */
export function ServingLine({ week, window, timeZone, renderedAt, labels }: Props) {
  const now = useNow(renderedAt)
  const { text, tone } = servingText(servingState(week, window, timeZone, new Date(now)), labels)
  return (
    <span className={classNames('inline-flex items-baseline gap-2 font-semibold', tones[tone])}>
      <span
        aria-hidden="true"
        className={classNames(
          'size-2.5 shrink-0 rounded-full border-2 border-current',
          tone === 'open' && 'bg-current',
        )}
      />
      {text}
    </span>
  )
}
