import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SearchView } from '@/components/search/search-view'
import { filterNames } from '@/contract/search'
import type { SearchOutcome } from '@/lib/api/search'
import { parseSearch, type SearchTab } from '@/lib/search/state'
import { renderInSpanish, servingLabels } from '../support/in-spanish'
import { aMenu, aRestaurant, lunchtime } from '../support/restaurants'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }))

const results = [{ restaurant: aRestaurant(), menus: [aMenu()] }]
const nothing: Extract<SearchOutcome, { kind: 'found' }> = {
  kind: 'found',
  place: 'Madrid',
  position: { lat: 40.4, lon: -3.7 },
  results: [],
  hasMore: false,
  correctedQuery: null,
}

function view(query: string, outcome: SearchOutcome, tab: SearchTab = 'menu') {
  renderInSpanish(
    <SearchView
      state={parseSearch(tab, new URLSearchParams(query))}
      outcome={outcome}
      renderedAt={lunchtime}
      serving={servingLabels}
      favourite={({ restaurantName }) => <button type="button">{restaurantName}</button>}
      cityLink={null}
      changePlace={(text) => <button type="button">{text}</button>}
      nearMe={<button type="button">Buscar cerca de mí</button>}
    />,
  )
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('is about a place, and says so', () => {
  view('lat=40.4&lon=-3.7&place=Lavapiés, Madrid', { ...nothing, place: 'Lavapiés, Madrid', results })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Menús del día cerca de Lavapiés, Madrid',
  )
  expect(screen.getByText('1 menú')).toBeInTheDocument()
})

it('is about the middle of Spain without one, and asks for one', () => {
  view('', { ...nothing, results })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Menús del día cerca de Madrid')
  expect(screen.getByRole('button', { name: '¿No estás en Madrid?' })).toBeVisible()
})

it('says what it has corrected', () => {
  view('q=payella', { ...nothing, results, correctedQuery: 'paella' })
  expect(screen.getByText('Mostrando resultados para «paella»')).toBeVisible()
})

it('says how it understood what nothing was found for', () => {
  view('q=turkey', { ...nothing, correctedQuery: 'pavo', isTranslated: true })
  expect(screen.getByText('Lo hemos entendido como «pavo»')).toBeVisible()
  expect(screen.getByText('Has buscado «turkey».')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Avísame cuando haya «pavo»' })).toBeVisible()
})

it('says what it left out, and marks nothing of it', () => {
  view('q=sin cerdo', { ...nothing, results, leftOut: ['cerdo'] })
  expect(screen.getByText(/^No todos los menús dicen qué platos llevan «cerdo»/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Avísame/ })).toBeNull()
})

it('marks the Castilian word on a page in another language, and no word that was only mistyped', () => {
  document.documentElement.lang = 'en'
  try {
    view('q=chicken', { ...nothing, results, correctedQuery: 'pollo', isTranslated: true })
    expect(screen.getByText('pollo')).toHaveAttribute('lang', 'es')
    view('q=payella', { ...nothing, results, correctedQuery: 'paella', isTranslated: false })
    expect(screen.getByText('Mostrando resultados para «paella»').querySelector('[lang]')).toBeNull()
  } finally {
    document.documentElement.lang = ''
  }
})

it('has pages with real links', () => {
  view('q=sopa&page=2', { ...nothing, results, hasMore: true })
  expect(screen.getByText('Más de 21 menús, página 2')).toBeInTheDocument()
  expect(linkTo('Anterior')).toBe('/restaurant/search/menu?q=sopa')
  expect(linkTo('Ver más')).toBe('/restaurant/search/menu?q=sopa&page=3')
})

it('names the words nothing was found for, and every way on', () => {
  view('q=unicornio&open=1&km=3', nothing)
  expect(screen.getByRole('heading', { name: 'No se encontraron resultados para «unicornio»' })).toBeVisible()
  expect(linkTo('Limpiar filtros')).toBe('/restaurant/search/menu?q=unicornio')
  expect(linkTo('Buscar más lejos')).toBe('/restaurant/search/menu?q=unicornio&open=1')
  expect(linkTo('Quitar «unicornio»')).toBe('/restaurant/search/menu?open=1&km=3')
  expect(linkTo('Ver todos los restaurantes')).toBe('/restaurant/search/restaurant?q=unicornio&open=1&km=3')
})

it('offers no way that leads nowhere else', () => {
  view('', nothing, 'restaurant')
  expect(screen.getByRole('heading', { name: 'No se encontraron restaurantes' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ver menús del día'])
})

it('leads back from behind the last page', () => {
  view('page=9', nothing)
  expect(linkTo('Volver a la primera página')).toBe('/restaurant/search/menu')
})

it('says that a place is unknown', () => {
  view('place=Atlantis&open=1', { kind: 'unknown-place' })
  expect(screen.getByRole('heading', { level: 1, name: 'No se encontraron ubicaciones' })).toBeVisible()
  expect(screen.getByText(/«Atlantis»/)).toBeVisible()
  expect(linkTo('Ver menús en Madrid')).toBe('/restaurant/search/menu?open=1')
})

it('says that a place is not in Spain', () => {
  view('lat=48.8&lon=2.3&place=París', { kind: 'outside-spain' })
  expect(screen.getByRole('heading', { level: 1, name: 'Ese sitio queda fuera de España' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Elegir otra ubicación' })).toBeVisible()
})

it.each([
  ['nothing was found', nothing, 'Avísame cuando haya «fabada»'],
  ['something was found', { ...nothing, results }, 'Avísame cuando haya «fabada»'],
  [
    'another word was meant',
    { ...nothing, results, correctedQuery: 'favada' },
    'Avísame cuando haya «favada»',
  ],
  [
    'it was typed in another language',
    { ...nothing, results, correctedQuery: 'pote asturiano', isTranslated: true },
    'Avísame cuando haya «fabada»',
  ],
])('offers to tell of a dish where %s', (_, outcome, name) => {
  view('q=fabada', outcome)
  expect(screen.getByRole('button', { name })).toBeVisible()
})

it('offers no such thing to who looks for no dish', () => {
  view('', { ...nothing, results })
  expect(screen.queryByRole('button', { name: /Avísame/ })).toBeNull()
})

it.each([
  ['q=tortilla', 'Prueba con otras palabras o busca en otro sitio.'],
  ['open=1', 'Mira un poco más lejos o quita algún filtro.'],
  ['q=tortilla&km=2', 'Prueba con otras palabras, mira un poco más lejos o quita algún filtro.'],
])('advises after «%s» what can be done about it', (query, advice) => {
  view(query, nothing)
  expect(screen.getByText(advice)).toBeInTheDocument()
})

it('names what is nearest without a filter, and takes that filter off', () => {
  const [found] = results
  if (!found) throw new Error('no result')
  const restaurant = { ...found.restaurant, distance: 0.35 }
  const menus = [aMenu({ price: 13.4, halfPrice: null })]
  view('q=sopa&maxPrice=12&walk=5&serving=1&without=gluten', {
    ...nothing,
    nearest: (['maxPrice', 'walk', 'serving', 'without'] as const).map((without) => ({
      restaurant,
      menus,
      without,
      q: 'sopa',
    })),
  })
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(headings).toEqual(
    expect.arrayContaining([
      'Ninguno hasta 12 €; el más barato, 13,40 €, a 350 m',
      'Ninguno a 5 min andando; el más cercano, a 350 m',
      'Ahora mismo no sirve ninguno; el más cercano con menú, a 350 m',
      'Por aquí ninguno tiene «Sin gluten» y lo demás que pides; sin «Sin gluten», el más cercano está a 350 m',
    ]),
  )
  expect(linkTo('Quitar «A 5 min andando»')).toBe(
    '/restaurant/search/menu?q=sopa&serving=1&maxPrice=12&without=gluten',
  )
  expect(screen.getAllByRole('link', { name: restaurant.restaurantName })).toHaveLength(4)
})

it.each([
  ['service=cena', 'No hay cenas por aquí; para comer, lo más cercano está a 350 m'],
  ['without=gluten', 'Por aquí nadie declara un menú sin gluten; de los demás, el más cercano está a 350 m'],
  ['diet=vegan', 'No hay menús veganos por aquí; de los demás, el más cercano está a 350 m'],
  ['cuisine=India', 'No hay nada de «India» por aquí; de otra cocina, lo más cercano está a 350 m'],
  ['delivery=1', 'Por aquí nadie lleva a domicilio; si vas tú, lo más cercano está a 350 m'],
])('says as a waiter would that nothing answers %s', (query, text) => {
  const [found] = results
  if (!found) throw new Error('no result')
  const without = filterNames.find((name) => query.startsWith(`${name}=`)) ?? 'km'
  const restaurant = { ...found.restaurant, distance: 0.35 }
  view(query, { ...nothing, nearest: [{ ...found, restaurant, without, q: '' }] })
  const [heading] = screen.getAllByRole('heading', { level: 2 })
  expect(heading?.textContent?.replace(/\s/g, ' ')).toBe(text)
})

it('names what is nearest without any filter, when each of them leaves nothing', () => {
  const [found] = results
  if (!found) throw new Error('no result')
  view('maxPrice=10&walk=5', { ...nothing, nearest: [{ ...found, without: 'all', q: '' }] })
  expect(
    screen.getByRole('heading', { name: /^Ninguno con todo lo que pides; el más cercano, a/ }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: found.restaurant.restaurantName })).toBeVisible()
  expect(linkTo('Limpiar filtros')).toBe('/restaurant/search/menu')
})

it('says which street it did not find, and gives rough distances then', () => {
  const rough = results.map(({ restaurant, menus }) => ({
    ...{ restaurant: { ...restaurant, distance: 1.9 }, menus },
    isRough: true,
  }))
  const missing = { kind: 'street' as const, words: 'calle ponzano' }
  view('place=calle ponzano 12', { ...nothing, place: 'Atocha, Madrid', results: rough, missing })
  expect(screen.getByText('No encontramos esa calle.').parentElement).toHaveTextContent(
    'No encontramos esa calle. Distancias desde el centro de Atocha, Madrid.',
  )
  expect(screen.getByRole('article')).toHaveTextContent(/a unos 2\s*km/)
  expect(screen.getByRole('article')).not.toHaveTextContent('andando')
})

it('names the words that it did not find', () => {
  view('place=zzzz madrid', { ...nothing, results, missing: { kind: 'words', words: 'zzzz' } })
  expect(screen.getByText('No encontramos «zzzz».')).toBeVisible()
})

it('offers the other places of that name', () => {
  const others = [{ display_name: 'Gran Vía, Bilbao, Bizkaia', latitude: 43.26, longitude: -2.93 }]
  view('place=gran via', { ...nothing, place: 'Gran Vía, Madrid', results, others })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cerca de Gran Vía, Madrid')
  expect(linkTo('Gran Vía, Bilbao, Bizkaia')).toMatch(/lat=43.26&lon=-2.93&place=Gran/)
  expect(screen.queryByText(/No encontramos/)).not.toBeInTheDocument()
})

it('asks who wants something «cerca de mí» for the position of the device, and names no such place', () => {
  view('place=cerca de mí', { kind: 'unknown-place' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¿Dónde estás?')
  expect(screen.getByRole('button', { name: 'Buscar cerca de mí' })).toBeVisible()
  expect(screen.queryByText(/No conocemos/)).not.toBeInTheDocument()
})
