import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResultsView } from '@/components/results/results-view'
import type { Results } from '@/contract/endpoints/results'
import { addDays } from '@/contract/rules/time/local-time'
import { renderInSpanish } from '../support/in-spanish'

const nothing = { view: 0, call: 0, directions: 0, share: 0, website: 0, whatsapp: 0 }
const from = '2026-11-16'
const counts = { ...nothing, view: 12, call: 3 }
const results: Results = {
  from,
  to: addDays(from, 6),
  days: Array.from({ length: 7 }, (_, index) => ({
    date: addDays(from, index),
    counts: index === 4 ? counts : nothing,
    menus: index === 4 ? [{ menuId: 'k00x7qm2vt9b', service: 'comida', price: 12.5, counts }] : [],
  })),
  total: counts,
  before: { ...nothing, view: 10 },
}
const show = (change: Partial<Results> = {}) =>
  renderInSpanish(<ResultsView results={{ ...results, ...change }} question={{ range: 7, action: 'view' }} />)

it('sums up what was done, beside the days before, and leads to each as a chart', () => {
  show()
  const sums = within(screen.getByRole('list', { name: 'Resultados del periodo' }))
  const views = sums.getByRole('link', { name: /^Visitas ?12 ?7 días antes: 10$/ })
  expect(views).toHaveAttribute('aria-current', 'true')
  expect(sums.getByRole('link', { name: /^Llamadas ?3/ })).toHaveAttribute(
    'href',
    '/menu/historial?dias=7&ver=llamadas',
  )
  expect(screen.getByRole('link', { name: '90 días' })).toHaveAttribute('href', '/menu/historial?dias=90')
})

it('says what the chart shows, and has all of it in a table, by day and by menu', () => {
  show()
  expect(
    screen.getByRole('img', { name: /^Visitas por día, de lun\. 16 nov a dom\. 22 nov/ }),
  ).toHaveAccessibleName(/Lo más alto: 12, vie\. 20 nov/)
  const row = (name: string) =>
    within(screen.getByRole('row', { hidden: true, name: new RegExp(`^${name}`) }))
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent)
  expect(row('vie. 20 nov')).toEqual(['12', '3', '0', '0', '0', '0'])
  expect(row('Comida, 12,50\\s€')).toEqual(['12', '3', '0', '0', '0', '0'])
})

it('tells who has nothing to see yet what to do', () => {
  show({ total: nothing, before: nothing })
  expect(screen.getByText(/Publica el menú de hoy/)).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
