import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CityView } from '@/components/city/city-view'
import type { CityMenus } from '@/lib/api/cities'
import type { CityQuestion } from '@/lib/city/question'
import { renderInSpanish } from '../support/in-spanish'
import { aMenu, aRestaurant } from '../support/restaurants'

const updatedAt = '2026-01-13T09:30:00Z'
const city = {
  ...{ slug: 'a-coruna', name: 'A Coruña', state: 'Galicia', position: { lat: 43.36, lon: -8.41 } },
  ...{ restaurants: 41, updatedAt },
}

function view(change: Partial<CityMenus> = {}, question: Partial<CityQuestion> = {}) {
  const menus: CityMenus = {
    ...{ city, restaurants: 41, menusToday: 30, prices: { lowest: 9.9, highest: 18 }, pages: 3 },
    found: [aRestaurant()],
    results: [{ restaurant: aRestaurant(), menus: [aMenu()] }],
    cuisines: [
      { cuisine: 'Marisquería', restaurants: 12, updatedAt },
      { cuisine: 'Italiana', restaurants: 3, updatedAt },
      { cuisine: 'Peruana', restaurants: 2, updatedAt },
    ],
    neighbours: [{ ...city, slug: 'vigo', name: 'Vigo', km: 123.4 }],
    ...change,
  }
  renderInSpanish(
    <CityView
      question={{ city: 'a-coruna', page: 1, ...question }}
      menus={menus}
      cards={<p>tarjetas</p>}
      map={<p>mapa</p>}
    />,
  )
}

const heading = () => screen.getByRole('heading', { level: 1 })
const cuisines = () =>
  within(screen.getByRole('navigation', { name: 'Tipos de cocina' })).getAllByRole('link')

it('says what there is today, and brings cards and map', () => {
  view()
  expect(heading()).toHaveTextContent('Menú del día en A Coruña')
  expect(screen.getByText('Hoy, 30 menús')).toBeVisible()
  expect(screen.getByText(/^de 9,90\s€ a 18\s€$/)).toBeVisible()
  expect(screen.getByText('tarjetas')).toBeVisible()
  expect(screen.getByText('mapa')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vigo' })).toHaveAttribute('href', '/menu-del-dia/vigo')
  expect(screen.getByText('a 123 km')).toBeVisible()
})

it.each([
  [{ menusToday: 1, prices: { lowest: 12, highest: 12 } }, /Hoy, 1 menú a 12\s€/],
  [{ menusToday: 0, prices: null }, /Hoy aún no hay menús publicados/],
])('counts %j in words', (change, words) => {
  view(change)
  expect(screen.getByText('41 restaurantes').parentElement).toHaveTextContent(words)
})

it('links the cuisines with enough of them', () => {
  view()
  expect(cuisines().map((link) => link.getAttribute('href'))).toEqual([
    '/menu-del-dia/a-coruna/marisqueria',
    '/menu-del-dia/a-coruna/italiana',
  ])
})

it('puts the cuisine that is on first, and lets go of it', () => {
  view({}, { cuisine: 'Italiana', page: 2 })
  expect(heading()).toHaveTextContent('Menú del día de cocina italiana en A Coruña (página 2)')
  const [first] = cuisines()
  expect(first).toHaveAttribute('href', '/menu-del-dia/a-coruna')
  expect(first).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute(
    'href',
    '/menu-del-dia/a-coruna/italiana',
  )
  expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute(
    'href',
    '/menu-del-dia/a-coruna/italiana/pagina-3',
  )
})

it('says so where there is nothing, without counting it', () => {
  view(
    { restaurants: 0, menusToday: 0, prices: null, found: [], results: [], pages: 0 },
    { cuisine: 'India' },
  )
  expect(screen.getByText('Aquí todavía no tenemos nada de esa cocina')).toBeVisible()
  expect(screen.queryByText('0 restaurantes')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Todos los menús del día en A Coruña' })).toBeVisible()
})
