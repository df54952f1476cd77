import { fill } from '@/lib/i18n/fill'

const time = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('es-ES', { weekday: 'short', day: 'numeric', month: 'short' })

type Labels = { today: string; earlier: string }

/** «a las 13:05», and the day when it was another one. In the visitor's own time: it is their clock they compare with. */
export function seenAtText(seenAt: Date, now: Date, labels: Labels) {
  const values = { time: time.format(seenAt), day: day.format(seenAt).replace(',', '') }
  return fill(seenAt.toDateString() === now.toDateString() ? labels.today : labels.earlier, values)
}
