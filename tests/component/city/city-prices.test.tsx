import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CityPrices } from '@/components/city/city-prices'
import type { CityPrices as Prices } from '@/contract/endpoints/cities'
import { csvOf } from '@/lib/city/prices-file'
import { pricesJsonLd } from '@/lib/seo/prices-json-ld'
import { renderInSpanish } from '../support/in-spanish'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/api/cities', () => ({}))

const prices: Prices = {
  city: { slug: 'a-coruna', name: 'A Coruña', position: { lat: 43.36, lon: -8.41 } },
  weeks: [
    {
      ...{ from: '2026-11-10', to: '2026-11-16', menus: 31, restaurants: 6 },
      ...{ lower: 11, median: 12.5, upper: 14 },
    },
    {
      ...{ from: '2026-11-17', to: '2026-11-23', menus: 40, restaurants: 7 },
      ...{ lower: 11.5, median: 13, upper: 14.9 },
    },
  ],
  cheapest: { name: 'Monte Alto', median: 10.9, menus: 12 },
}

it('says what the menu costs, where least, and what is behind it', () => {
  renderInSpanish(<CityPrices prices={prices} />)
  const section = screen.getByRole('region', { name: 'Qué cuesta el menú del día en A Coruña' })
  expect(section).toHaveTextContent(/13\s€ es lo que cuesta el menú de en medio/)
  expect(section).toHaveTextContent(/baja a 11,50\s€ o menos, y uno de cada cuatro llega a 14,90\s€ o más/)
  expect(section).toHaveTextContent(/Monte Alto: 10,90\s€/)
  expect(section).toHaveTextContent('40 menús de 7 restaurantes, 17–23 de noviembre.')
})

it('draws the weeks and has them all in a table and a file', () => {
  const { container } = renderInSpanish(<CityPrices prices={prices} />)
  expect(container.querySelectorAll('polyline')).toHaveLength(1)
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows.slice(1).map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    '17–23 de noviembre11,50 €13 €14,90 €40',
    '10–16 de noviembre11 €12,50 €14 €31',
  ])
  expect(screen.getByRole('link', { name: /CSV/, hidden: true })).toHaveAttribute(
    'href',
    '/precios/a-coruna.csv',
  )
  expect(csvOf(prices.weeks, 'desde').split('\r\n')).toEqual([
    'desde',
    '2026-11-10,2026-11-16,31,6,11.00,12.50,14.00',
    '2026-11-17,2026-11-23,40,7,11.50,13.00,14.90',
    '',
  ])
})

it('draws no line of one week, and nothing of none', () => {
  const one = renderInSpanish(<CityPrices prices={{ ...prices, weeks: prices.weeks.slice(1) }} />)
  expect(one.container.querySelector('svg')).toBeNull()
  one.unmount()
  expect(
    renderInSpanish(<CityPrices prices={{ ...prices, weeks: [] }} />).container.firstElementChild,
  ).toBeNull()
})

it('is a data set to machines, with its file', () => {
  const thing = pricesJsonLd(prices, { name: 'N', description: 'D', variables: ['Mediana'] })
  expect(thing).toMatchObject({
    '@type': 'Dataset',
    temporalCoverage: '2026-11-10/2026-11-23',
    distribution: [{ contentUrl: expect.stringMatching(/\/precios\/a-coruna\.csv$/) }],
  })
})
