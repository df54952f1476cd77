import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResultCard } from '@/components/search/result-card'
import type { Menu } from '@/contract/entities/menu'
import type { FilterValues } from '@/contract/search'
import { renderInSpanish, servingLabels } from '../support/in-spanish'
import { aMenu, aRestaurant, lunchtime } from '../support/restaurants'

function card(
  menus: Menu[] = [aMenu()],
  change = {},
  maxPrice?: FilterValues['maxPrice'],
  filters: FilterValues = {},
  q?: string,
) {
  const restaurant = { ...aRestaurant(), distance: 0.35, ...change }
  renderInSpanish(
    <ResultCard
      restaurant={restaurant}
      menus={menus}
      filters={{ maxPrice, ...filters }}
      q={q}
      renderedAt={lunchtime}
      serving={servingLabels}
      favourite={() => null}
      isFirst={false}
    />,
  )
  return screen.getByRole('article')
}

it('is named after the restaurant and leads to it', () => {
  card()
  const heading = screen.getByRole('heading', { level: 2, name: 'Casa Lola' })
  expect(within(heading).getByRole('link')).toHaveAttribute(
    'href',
    '/restaurant/profile/k00x7qm2vt9b_Casa_Lola',
  )
})

it('shows price, distance, cuisine and what is included', () => {
  const article = card()
  expect(article).toHaveTextContent(/Menú del día: 12,50\s*€/)
  expect(within(article).getByText(/350\s*m/)).toBeVisible()
  expect(within(article).getByText(/Mediterránea/)).toBeVisible()
  expect(article).toHaveTextContent('Incluye pan, bebida y postre o café')
})

it('says how long the walk is, where it is one', () => {
  expect(card()).toHaveTextContent('6 min andando')
})

it('says only how far it is, where nobody walks', () => {
  const article = card(undefined, { distance: 9.4 })
  expect(article).toHaveTextContent('9,4')
  expect(article).not.toHaveTextContent('andando')
})

it('has a photo only where there is one', () => {
  expect(card(undefined, { headerImageUrl: null }).querySelector('img')).toBeNull()
})

it('shows the first dishes that are left', () => {
  const article = card()
  expect(article).toHaveTextContent('Primeros')
  expect(article).toHaveTextContent('Lentejas · Salmorejo')
  expect(article).not.toHaveTextContent('Gazpacho')
})

it('says when it was updated today, where the restaurant is', () => {
  const article = card()
  expect(within(article).getByText('Actualizado hoy')).toBeVisible()
})

it('says nothing of the kind when it was yesterday', () => {
  const article = card([aMenu({ updatedAt: '2026-01-12T22:30:00Z' })])
  expect(within(article).queryByText('Actualizado hoy')).not.toBeInTheDocument()
})

it('has a mark for the verified', () => {
  card(undefined, { verified: true })
  expect(screen.getByText('Verificado')).toBeInTheDocument()
})

it('asks to ask where there is no price', () => {
  expect(card([aMenu({ price: null })])).toHaveTextContent('Pregunta el precio')
})

it.each([
  [{ price: 14, halfPrice: 9.5 }, /9,50\s*€\s*Medio menú · entero, 14\s*€/],
  [{ price: null, halfPrice: 9 }, /9\s*€\s*Medio menú/],
])('says that it is half a menu which fits: %j', (prices, said) => {
  const article = card([aMenu(prices)], {}, 12)
  expect(article).toHaveTextContent(said)
  expect(article).not.toHaveTextContent('Menú del día:')
  const line = within(article).getByText('Medio menú').parentElement
  expect(line, 'the price at the end of the line is never cut').not.toHaveClass('truncate')
})

it.each([
  [{ price: 12, halfPrice: 8 }, 12],
  [{ price: 14, halfPrice: 13 }, 12],
  [{ price: 14, halfPrice: 9 }, undefined],
] as const)('speaks of the whole menu otherwise: %j up to %s', (prices, upTo) => {
  const article = card([aMenu(prices)], {}, upTo)
  expect(article).toHaveTextContent(`Menú del día: ${prices.price}`)
  expect(article).not.toHaveTextContent('Medio')
})

it.each([
  ['none', []],
  ['that of another day', [aMenu({ date: '2026-01-11' })]],
])('describes the place when its menu is %s', (_, menus) => {
  const article = card(menus)
  expect(article).toHaveTextContent('Cocina de mercado.')
  expect(within(article).getByText('Sin menú hoy')).toBeVisible()
  expect(article).not.toHaveTextContent('€')
})

it('shows the dinner to who looks for dinner', () => {
  const dinner = aMenu({ menuId: 'bbbbbbbbbbbb', service: 'cena', price: 21 })
  const article = card([aMenu(), dinner], {}, undefined, { service: 'cena' })
  expect(article).toHaveTextContent('Menú del día: 21')
})

const courses = [
  {
    name: 'Primeros',
    items: [{ name: 'Sopa' }, { name: 'Ensalada' }, { name: 'Pisto' }, { name: 'Lentejas' }],
  },
  {
    name: 'Segundos',
    items: [{ name: 'Pollo', allergens: { gluten: 'free' as const } }, { name: 'Merluza' }],
  },
  { name: 'Postres', items: [{ name: 'Arroz con leche' }, { name: 'Tarta' }] },
]

it('puts first and marks what was searched for, and takes the question to the profile', () => {
  const article = card([aMenu({ categories: courses })], {}, undefined, {}, 'lenteja')
  expect(article).toHaveTextContent('Primeros: Lentejas · Sopa · Ensalada')
  expect([...article.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Lentejas'])
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\?q=lenteja$/)
})

it('shows a course with what was searched for in place of one without', () => {
  const article = card([aMenu({ categories: courses })], {}, undefined, {}, 'arroz')
  expect(article).toHaveTextContent('Postres: Arroz con leche · Tarta')
  expect(article).not.toHaveTextContent('Segundos')
})

it('counts the dishes that are safe, puts them first and says so', () => {
  const article = card([aMenu({ categories: courses })], {}, undefined, { without: ['gluten'] })
  expect(article).toHaveTextContent('1 plato sin gluten')
  expect(article).toHaveTextContent('Segundos: Apto: Pollo · Merluza')
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\?without=gluten$/)
})

it('shows and marks a dish that only its Castilian name makes an answer', () => {
  const names = ['Escudella', 'Flam', 'Bacallà', 'Pollastre rostit']
  const categories = [{ name: 'Primers', items: names.map((name) => ({ name })) }]
  const menu = { ...aMenu({ categories }), found: ['Pollastre rostit'] }
  const article = card([menu], undefined, undefined, undefined, 'pollo')
  expect(article).toHaveTextContent('Pollastre rostit · Escudella · Flam')
  expect([...article.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Pollastre rostit',
  ])
})

it.each([
  ['eu', undefined, 'es'],
  ['eu', 'eu', null],
  ['es', 'ca', 'ca'],
  ['es', undefined, null],
] as const)(
  'a description on a page in %s has the language of the kitchen, as on its page: %s',
  (page, writtenIn, lang) => {
    document.documentElement.lang = page
    const tomorrow = aMenu({ date: '2026-01-14', ...(writtenIn && { writtenIn }) })
    const article = card([tomorrow], { description: 'Sukalde txikia' })
    document.documentElement.lang = ''
    expect(within(article).getByText('Sukalde txikia').getAttribute('lang')).toBe(lang)
  },
)
