import type { Messages } from 'next-intl'
import type { Serving } from '@/contract/rules/menu/serving'
import type { OpenState } from '@/contract/rules/time/opening-hours'
import { fill } from '@/lib/i18n/fill'

export type ServingLabels = Messages['serving'] & { weekdays: Messages['weekdays'] }

type ServingText = { text: string; tone: 'open' | 'later' | 'over' | 'closed' }

/** «las 15:30», but «la 01:30». */
function atHour(time: string, labels: ServingLabels) {
  return fill(time.startsWith('01') ? labels.hourOne : labels.hour, { time })
}

export function servingText(serving: Serving, labels: ServingLabels): ServingText {
  if (serving.kind === 'place') return openText(serving.place, labels)
  const until = atHour(serving.until, labels)
  if (serving.kind === 'menu-now') return { text: fill(labels.menuNow, { until }), tone: 'open' }
  if (serving.kind === 'menu-over') return { text: fill(labels.menuOver, { until }), tone: 'over' }
  return { text: fill(labels.menuLater, serving), tone: 'later' }
}

function openText(place: OpenState, labels: ServingLabels): ServingText {
  if (place.open && place.roundTheClock) return { text: labels.openAlways, tone: 'open' }
  if (place.open)
    return { text: fill(labels.openUntil, { until: atHour(place.closesAt, labels) }), tone: 'open' }
  if (place.opensAt === null) return { text: labels.closed, tone: 'closed' }
  const label = [labels.opensToday, labels.opensTomorrow][place.opensInDays] ?? labels.opensOn
  const day = labels.weekdays[place.opensDay]
  const tone = place.opensInDays === 0 ? 'later' : 'closed'
  return { text: fill(label, { from: atHour(place.opensAt, labels), day }), tone }
}
