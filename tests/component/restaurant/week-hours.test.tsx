import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WeekHours } from '@/components/restaurant/week-hours'
import type { Restaurant } from '@/contract/entities/restaurant'
import { renderInSpanish } from '../support/in-spanish'
import { aRestaurant, lunchtime } from '../support/restaurants'

const show = (change: Partial<Restaurant> = {}) =>
  renderInSpanish(<WeekHours restaurant={aRestaurant(change)} renderedAt={lunchtime} />)

const rows = () => screen.getAllByRole('row').slice(1)

it('has seven days, split hours and what is closed', () => {
  show()
  expect(rows()).toHaveLength(7)
  expect(screen.getByRole('row', { name: /^lunes/ })).toHaveTextContent('13:00 – 16:3020:00 – 23:30')
  expect(screen.getByRole('row', { name: /^domingo/ })).toHaveTextContent('Cerrado')
})

it('marks today, and only today', () => {
  show()
  const marked = rows().filter((row) => row.getAttribute('aria-current') === 'date')
  expect(marked).toHaveLength(1)
  expect(marked[0]).toHaveTextContent('martes (hoy)')
})

it('says when a place never closes', () => {
  show({
    schedule: [
      { id: '2', name: '', esName: '', option: 'open', start: '24H', end: '', start_2: '', end_2: '' },
    ],
  })
  expect(screen.getByRole('row', { name: /^martes/ })).toHaveTextContent('24 horas')
})

it.each([
  ['Europe/Madrid', 'Hora peninsular y de Baleares'],
  ['Atlantic/Canary', 'Hora de Canarias'],
] as const)('%s: %s', (timeZone, text) => {
  show({ timeZone })
  expect(screen.getByText(text)).toBeVisible()
})
