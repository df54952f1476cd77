import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MenuDay } from '@/components/restaurant/menu-day'
import type { MenuDay as Day } from '@/contract/endpoints/menus'
import { renderInSpanish } from '../support/in-spanish'
import { aMenu, aRestaurant } from '../support/restaurants'

const profile = '/restaurant/profile/k00x7qm2vt9b_Casa_Lola'

const show = (day: Partial<Day>, date = '2026-01-13', today = '2026-01-20') =>
  renderInSpanish(
    <MenuDay
      restaurant={aRestaurant()}
      date={date}
      today={today}
      day={{ menu: [], previousDate: null, nextDate: null, ...day }}
    />,
  )

it('says whose menu of which day it is, and leads to today’s', () => {
  show({ menu: [aMenu()] })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Casa Lola: menú del martes, 13 de enero de 2026',
  )
  expect(screen.getByText(/^Este menú es del/)).toHaveTextContent(
    'Este menú es del martes, 13 de enero de 2026; ver el de hoy.',
  )
  expect(screen.getByRole('link', { name: 'ver el de hoy' })).toHaveAttribute('href', profile)
  expect(screen.getByRole('region', { name: 'Menú del día' })).toHaveTextContent('Lentejas')
})

it('never claims that an old menu is served', () => {
  show({ menu: [aMenu()] })
  expect(screen.queryByText('Menú disponible')).not.toBeInTheDocument()
  expect(screen.queryByText(/Sirviendo/)).not.toBeInTheDocument()
})

it('knows today’s own', () => {
  show({ menu: [aMenu()] }, '2026-01-13', '2026-01-13')
  expect(screen.getByText(/^Este es el menú de hoy/)).toBeVisible()
})

it('shows lunch and dinner', () => {
  show({ menu: [aMenu(), aMenu({ menuId: 'n00x7qm2vt9b', service: 'cena' })] })
  expect(screen.getByRole('region', { name: 'Menú del día' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Menú de la noche' })).toBeVisible()
})

it('leads to the days beside it', () => {
  show({ menu: [aMenu()], previousDate: '2026-01-09', nextDate: '2026-01-14' })
  const days = within(screen.getByRole('navigation', { name: 'Menús de otros días' }))
  expect(days.getByRole('link', { name: 'Menú anterior: vie. 9 ene' })).toHaveAttribute(
    'href',
    `${profile}/2026-01-09`,
  )
  expect(days.getByRole('link', { name: 'Menú siguiente: mié. 14 ene' })).toHaveAttribute('rel', 'next')
})

it.each([
  ['2026-01-12', 'Ese día no hay menú', /no publicó ningún menú el lunes, 12 de enero de 2026/],
  ['2027-03-01', 'Ese día aún no ha llegado', /todavía no ha publicado el menú/],
])('has a way out of %s, which has none', (date, title, text) => {
  show({ previousDate: '2026-01-09' }, date)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver el menú de hoy' })).toHaveAttribute('href', profile)
  expect(screen.getByRole('link', { name: /^Menú anterior/ })).toBeVisible()
})

it('shows every dish, for this page is what people link to', () => {
  const items = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => ({ name }))
  show({ menu: [aMenu({ categories: [{ name: 'Primeros', items }] })] })
  expect(screen.getByText('Cuatro')).toBeVisible()
  expect(screen.queryByText(/Ver más|Ver el menú entero/)).not.toBeInTheDocument()
})
