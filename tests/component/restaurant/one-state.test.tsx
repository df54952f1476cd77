import { createTranslator, NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { RestaurantCardImage } from '@/components/og/restaurant-card-image'
import { ProfileHeading } from '@/components/restaurant/profile-heading'
import { TodaysMenus } from '@/components/restaurant/restaurant-profile'
import { ResultCard } from '@/components/search/result-card'
import { readFacts } from '@/components/ui/serving/serving-facts'
import { servingText } from '@/components/ui/serving/serving-text'
import { servingSteps } from '@/components/widget/serving-steps'
import { widgetPage } from '@/components/widget/widget-page'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { hasPassed, windowMinutes } from '@/contract/rules/menu/menu-times'
import { servedTimesOf, servingState } from '@/contract/rules/menu/serving'
import { timesInWords } from '@/contract/rules/time/clock-text'
import { addDays, localInstant, localNow } from '@/contract/rules/time/local-time'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
import { menuFacts } from '@/lib/feed/menu-html'
import { dayAndWindow } from '@/lib/i18n/day-and-window'
import { resultFacts } from '@/lib/search/shown-result'
import { menuToday } from '@/lib/seo/menu-today'
import messages from '@/messages/es.json'
import { MenuCard } from '@/server/mails/parts/menu-card'
import { renderMail } from '@/server/mails/render'
import { everyDay } from '@/tests/unit/rules/opening-hours/schedules'
import { servingLabels } from '../support/in-spanish'
import { aMenu, aRestaurant } from '../support/restaurants'

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'widget') => createTranslator({ locale: 'es', messages, namespace }),
}))

type House = { restaurant: Restaurant; window: { start: string; end: string }; price: number }

const houses: Record<string, House & { monday: string; days: number }> = {
  'a lunch that begins before the doors open': {
    restaurant: aRestaurant(),
    window: { start: '12:00', end: '18:00' },
    price: 12.5,
    monday: '2026-01-12',
    days: 7,
  },
  'a dinner past midnight, in the week of the longest day': {
    restaurant: aRestaurant({ schedule: everyDay('20:00', '03:30') }),
    window: { start: '20:30', end: '02:30' },
    price: 15,
    monday: '2026-10-19',
    days: 7,
  },
  'the same in the Canaries, in the week of the shortest day': {
    restaurant: aRestaurant({ schedule: everyDay('20:00', '03:30'), timeZone: 'Atlantic/Canary' }),
    window: { start: '20:30', end: '02:30' },
    price: 15,
    monday: '2026-03-23',
    days: 7,
  },
  'a menu between two services': {
    restaurant: aRestaurant({ schedule: everyDay('13:00', '16:00', '20:00', '23:30') }),
    window: { start: '12:00', end: '22:30' },
    price: 14,
    monday: '2026-01-12',
    days: 2,
  },
}

const parts = { favourite: null, gallery: null, carta: null, place: null }

const menuOf = (date: string, { window, price }: House) =>
  aMenu({ menuId: `m0${date.replaceAll('-', '')}vt`, date, window, price })

/** What the api sends at this minute: last night's menu while it is in force, then today's. */
function inForce(house: House, now: Date): Menu[] {
  const local = localNow(now, house.restaurant.timeZone)
  return [addDays(local.date, -1), local.date]
    .map((date) => menuOf(date, house))
    .filter((menu) => !hasPassed(menu, windowMinutes(house.window).end, local))
}

/** The pieces of pages that say a state, as the server renders them: card, heading of a profile, sheet. */
function rendered({ restaurant }: House, menus: Menu[], renderedAt: number) {
  const common = { restaurant, menus, renderedAt, serving: servingLabels }
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale="es" messages={messages} timeZone={restaurant.timeZone}>
      <ResultCard {...common} favourite={() => null} isFirst={false} />
      <ProfileHeading {...common} parts={parts} />
      <TodaysMenus {...common} menus={menus.slice(0, 1)} />
    </NextIntlClientProvider>,
  )
  return [...page.querySelectorAll('[data-serving]')].map((line) => ({
    text: line.textContent ?? '',
    written: line.getAttribute('data-serving') ?? '',
  }))
}

const ranges = /de (\d\d:\d\d) a (\d\d:\d\d)/g

/** The times in words, wherever they stand: «de 20:30 a 02:30». */
const timesIn = (text: string) => [...text.matchAll(ranges)].map(([range]) => range).join(' y ')

/** What says no state but the times of a day: mail, its plain text, widget, feed, picture. */
async function timesOnPaper({ restaurant }: House, menu: Menu) {
  const week = weekMinutes(restaurant.schedule)
  const mail = renderMail(<MenuCard menu={menu} week={week} isAlone />)
  const picture = renderToStaticMarkup(
    <RestaurantCardImage
      restaurant={restaurant}
      today={menu}
      day={dayAndWindow(menu, restaurant.schedule)}
      labels={{ price: 'Menú del día', discover: '' }}
    />,
  )
  // When it is over: before, its line of the state has the same times.
  const over = new Date(localInstant(menu.date, 30 * 60, restaurant.timeZone))
  return {
    mail: mail.html,
    'plain mail': mail.text,
    widget: await widgetPage(restaurant, menu, over),
    feed: await menuFacts(menu, restaurant.schedule),
    picture,
  }
}

const minuteOf = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The state that follows from what is printed: read off the times in the mail, by the clock on the wall. */
function stateByPaper(times: string, minute: number, opens: number) {
  const parts = [...times.matchAll(ranges)].map(([, from, to]) => {
    const start = minuteOf(from) < opens ? minuteOf(from) + 1440 : minuteOf(from)
    const end = minuteOf(to) <= start % 1440 ? minuteOf(to) + 1440 : minuteOf(to)
    return { start, end, until: to?.startsWith('01') ? `la ${to}` : `las ${to}`, from, to }
  })
  const next = parts.find(({ end }) => minute < end)
  if (!next) return parts.length > 0 ? `El menú acabó a ${parts.at(-1)?.until}` : undefined
  return minute >= next.start ? `Sirviendo hasta ${next.until}` : `Menú de ${next.from} a ${next.to}`
}

describe.each(Object.entries(houses))('%s', (_, { monday, days, ...house }) => {
  const { timeZone, schedule } = house.restaurant
  const opens = minuteOf(house.window.start)
  const midnight = Date.parse(`${monday}T00:00:00Z`) - 3 * 3_600_000

  it('has the same times on everything that is sent, drawn or framed', async () => {
    for (let day = -1; day < days; day++) {
      const menu = menuOf(addDays(monday, day), house)
      const expected = timesInWords(servedTimesOf(menu, schedule))
      for (const [where, text] of Object.entries(await timesOnPaper(house, menu)))
        expect(timesIn(text), `${where}, ${menu.date}`).toBe(expected)
    }
  })

  it('says in a frame of another site, however long it is open, what a card says', async () => {
    for (let day = 0; day < days; day++) {
      const menu = menuOf(addDays(monday, day), house)
      const window = menu.window && { ...menu.window, date: menu.date }
      for (const opened of [9 * 60, 14 * 60 + 7, 21 * 60 + 1]) {
        const made = localInstant(menu.date, opened, timeZone).getTime() + 12_345
        const steps = servingSteps(house.restaurant, menu, new Date(made), servingLabels)
        for (let minute = 0; minute < 24 * 60; minute++) {
          const now = new Date(made + minute * 60_000)
          const shown = steps.findLast(({ from }) => made + from * 1000 <= now.getTime())
          if (hasPassed(menu, windowMinutes(house.window).end, localNow(now, timeZone))) {
            expect(shown, now.toISOString()).toMatchObject({ isPast: true, text: '' })
            break
          }
          const { text } = servingText(
            servingState(weekMinutes(schedule), window, timeZone, now),
            servingLabels,
          )
          expect(shown?.text, now.toISOString()).toBe(text)
        }
      }
    }
  })

  it('says one state at every minute of the week, and what is sent agrees', () => {
    const wrong: string[] = []
    const shown = new Set<string>()
    let before = ''
    let lines: ReturnType<typeof rendered> = []
    for (let minute = 0; minute < days * 1440 + 180; minute++) {
      const at = midnight + minute * 60_000
      const now = new Date(at)
      const [menu] = inForce(house, now)
      if (!menu) throw new Error('A day without a menu')
      const window = menu.window && { ...menu.window, date: menu.date }
      const { text } = servingText(servingState(weekMinutes(schedule), window, timeZone, now), servingLabels)
      // The server renders whenever the words change, and every six hours. Between, the clock of the page keeps its lines.
      if (text !== before || minute % 360 === 0) lines = rendered(house, [menu], at)
      const isNew = text !== before || minute % 360 === 0
      before = text
      if (isNew && lines.some((line) => line.text !== text)) wrong.push(`${now.toISOString()} server`)
      for (const written of new Set(lines.map((line) => line.written))) {
        const { week, window, timeZone } = readFacts(written)
        const byClock = servingText(servingState(week, window, timeZone, now), servingLabels).text
        if (byClock !== text) wrong.push(`${now.toISOString()} clock: ${byClock}, not ${text}`)
      }
      // The map shows the price of the menu whose state its card says.
      if (menuToday([menu], timeZone, now) !== menu) wrong.push(`${now.toISOString()} another menu`)
      if (
        isNew &&
        resultFacts({ restaurant: house.restaurant, menus: [menu] }, now, {})['data-price'] !== menu.price
      )
        wrong.push(`${now.toISOString()} map`)
      const local = localNow(now, timeZone)
      const since = local.minute + (local.date === menu.date ? 0 : 1440)
      const byPaper = stateByPaper(timesInWords(servedTimesOf(menu, schedule)), since, opens)
      if (byPaper && byPaper !== text) wrong.push(`${now.toISOString()} paper: ${byPaper}, not ${text}`)
      shown.add(text)
    }
    expect(wrong).toEqual([])
    expect(shown.size).toBeGreaterThan(1)
  })
})
