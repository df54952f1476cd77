import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProfileHeading } from '@/components/restaurant/profile-heading'
import { TodaysMenus } from '@/components/restaurant/restaurant-profile'
import { ResultCard } from '@/components/search/result-card'
import messages from '@/messages/es.json'
import { servingLabels } from '../support/in-spanish'
import { aMenu, aRestaurant } from '../support/restaurants'

const restaurant = aRestaurant()
const menus = [aMenu({ window: { start: '12:00', end: '18:00' } })]
const parts = { favourite: null, gallery: null, carta: null, place: null }

/** The states that a piece of a page shows, in its words. */
function states(element: React.ReactElement) {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Madrid">
      {element}
    </NextIntlClientProvider>,
  )
  return [...page.querySelectorAll('[data-serving]')].map((line) => line.textContent)
}

it('shows the same state on card, heading and sheet, every half hour of a day', () => {
  const shown = new Set<string | null>()
  for (let half = 0; half < 48; half++) {
    const renderedAt = Date.parse('2026-01-13T00:00:00+01:00') + half * 30 * 60_000
    const common = { restaurant, menus, renderedAt, serving: servingLabels }
    const all = [
      states(<ResultCard {...common} favourite={() => null} isFirst={false} />),
      states(<ProfileHeading {...common} parts={parts} />),
      states(<TodaysMenus {...common} />),
    ].flat()
    expect(all).toHaveLength(3)
    expect(new Set(all).size, all.join(' · ')).toBe(1)
    shown.add(all[0] ?? null)
  }
  expect([...shown]).toEqual([
    'Menú de 13:00 a 16:30',
    'Sirviendo hasta las 16:30',
    'El menú acabó a las 16:30',
  ])
})
