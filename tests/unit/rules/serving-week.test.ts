import { describe, expect, it } from 'vitest'
import { servingText } from '@/components/ui/serving/serving-text'
import { servedTimes, servingState } from '@/contract/rules/menu/serving'
import { addDays } from '@/contract/rules/time/local-time'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
import messages from '@/messages/es.json'
import { everyDay } from './opening-hours/schedules'

const labels = { ...messages.serving, weekdays: messages.weekdays }
const monday = '2026-01-12'
const dayMinutes = 24 * 60

const houses = [
  ['one service', everyDay('13:00', '16:30')],
  ['two services', everyDay('13:00', '16:00', '20:00', '23:30')],
  ['a bar open past midnight', everyDay('20:00', '02:00')],
  ['a place that never wrote its hours', []],
] as const

const windows = [
  { start: '13:30', end: '15:30' },
  { start: '12:00', end: '22:30' },
  { start: '20:30', end: '01:30' },
  { start: '17:00', end: '18:00' },
]

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** «13:30–15:30» of a card's, a mail's or a picture's times, as minutes of the menu's day. */
function minutesOf({ start, end }: { start: string; end: string }, from: number) {
  const first = minuteOf(start) < from ? minuteOf(start) + dayMinutes : minuteOf(start)
  const last = minuteOf(end) <= first % dayMinutes ? minuteOf(end) + dayMinutes : minuteOf(end)
  return [first, last < first ? last + dayMinutes : last] as const
}

/**
 * The state is on the card, the profile and the map; the times are in the mail, the widget, the feed and the picture of a link. At no
 * minute of a week may one contradict the other.
 */
describe.each(houses)('of %s', (_, schedule) => {
  const week = weekMinutes([...schedule])
  it.each(windows)('state and times agree at every minute of a week: $start to $end', (window) => {
    const wrong: string[] = []
    for (let day = 0; day < 7; day++) {
      const date = addDays(monday, day)
      const menu = { ...window, date }
      const times = servedTimes(week, menu)
      const parts = times.map((time) => minutesOf(time, minuteOf(window.start)))
      const midnight = Date.parse(`${date}T00:00:00+01:00`)
      for (let minute = 0; minute < dayMinutes + 6 * 60; minute++) {
        const state = servingState(week, menu, 'Europe/Madrid', new Date(midnight + minute * 60_000))
        const { text, tone } = servingText(state, labels)
        const now = parts.findIndex(([from, to]) => from <= minute && minute < to)
        const next = parts.findIndex(([from]) => minute < from)
        const expected =
          now >= 0
            ? ['menu-now', 'open', times[now]?.end]
            : next >= 0
              ? ['menu-later', 'later', times[next]?.end]
              : parts.length > 0
                ? ['menu-over', 'over', times.at(-1)?.end]
                : ['place', tone, undefined]
        const until = state.kind === 'place' ? undefined : state.until
        const shown = [state.kind, tone, until]
        if (String(shown) !== String(expected)) wrong.push(`${date} minute ${minute}: ${text}`)
        if (until && !text.includes(until)) wrong.push(`${date} minute ${minute}: ${text} without ${until}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

it('is calm about a place that opens later today', () => {
  const week = weekMinutes(everyDay('13:30', '16:00'))
  const at = (time: string) =>
    servingText(servingState(week, null, 'Europe/Madrid', new Date(`${monday}T${time}:00+01:00`)), labels)
  expect(at('09:00')).toEqual({ text: 'Abre a las 13:30', tone: 'later' })
  expect(at('17:00')).toEqual({ text: 'Cerrado, abre mañana a las 13:30', tone: 'closed' })
})
