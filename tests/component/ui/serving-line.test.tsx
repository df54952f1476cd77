import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServingClock } from '@/components/ui/serving/serving-clock'
import { ServingLine } from '@/components/ui/serving/serving-line'
import { servingLabels } from '../support/in-spanish'
import { aRestaurant, lunchtime } from '../support/restaurants'

const lunch = { date: '2026-01-13', start: '13:00', end: '15:30' }

function line(window: typeof lunch | null = lunch, schedule = aRestaurant().schedule) {
  return (
    <>
      <ServingLine
        restaurant={{ schedule, timeZone: 'Europe/Madrid' }}
        menu={window && { date: window.date, window }}
        renderedAt={lunchtime}
        labels={servingLabels}
      />
      <ServingClock labels={servingLabels} />
    </>
  )
}

/** As a browser shows it, a moment after the page stands. */
function read(...args: Parameters<typeof line>) {
  const page = render(line(...args))
  vi.advanceTimersByTime(1)
  return page
}

const at = (time: string) => vi.setSystemTime(new Date(`2026-01-13T${time}:00+01:00`))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['11:00', 'Menú de 13:00 a 15:30'],
  ['14:05', 'Sirviendo hasta las 15:30'],
  ['15:45', 'El menú acabó a las 15:30'],
])('of the menu, at %s: %s', (time, text) => {
  at(time)
  read()
  expect(screen.getByText(text)).toBeVisible()
})

it.each([
  ['11:00', 'Abre a las 13:00'],
  ['14:05', 'Abierto hasta las 16:30'],
  ['23:45', 'Cerrado, abre mañana a las 13:00'],
])('of the place, at %s: %s', (time, text) => {
  at(time)
  read(null)
  expect(screen.getByText(text)).toBeVisible()
})

it('names the day where it is further off, and calls nobody closed who gave no hours', () => {
  vi.setSystemTime(new Date('2026-01-17T23:45:00+01:00'))
  const { unmount } = read(null)
  expect(screen.getByText('Cerrado, abre el lunes a las 13:00')).toBeVisible()
  unmount()
  const { container } = read(null, [])
  expect(container).toBeEmptyDOMElement()
})

it('says «la» before one o’clock', () => {
  at('21:00')
  const late = aRestaurant().schedule.map((day) => ({ ...day, end_2: '01:00' as const }))
  read(null, late)
  expect(screen.getByText('Abierto hasta la 01:00')).toBeVisible()
})

it('renders on the server what was true then, and moves on in the browser', () => {
  at('15:45')
  expect(renderToString(line())).toContain('Sirviendo hasta las 15:30')
  at('15:29')
  read()
  expect(screen.getByText('Sirviendo hasta las 15:30')).toBeVisible()
  vi.advanceTimersByTime(60_000)
  return vi.waitFor(() => expect(screen.getByText('El menú acabó a las 15:30')).toBeVisible(), 15_000)
})
