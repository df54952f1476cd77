import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TranslatedDay } from '@/components/restaurant/languages/translated-day'
import type { TranslatedMenu } from '@/contract/entities/translated-menu'
import { renderInSpanish } from '../support/in-spanish'
import { aMenu, aRestaurant } from '../support/restaurants'

const menu: TranslatedMenu = {
  ...aMenu(),
  price: 12.5,
  includes: ['pan', 'postre-o-cafe'],
  observation: 'Solo a mediodía',
  categories: [
    {
      name: 'Primeros',
      items: [
        { name: 'Lentejas con chorizo', allergens: { gluten: 'contains', nuts: 'free' } },
        { name: 'Ñandú de la casa', soldOut: true, supplement: 2 },
      ],
    },
  ],
  translated: [
    {
      name: { how: 'wholly', source: 'es', pieces: [{ text: 'Starters' }] },
      items: [
        { how: 'wholly', source: 'es', pieces: [{ text: 'Lentils with chorizo' }] },
        { how: 'not', source: 'es', pieces: [{ text: 'Ñandú de la casa', lang: 'es' }] },
      ],
    },
  ],
}

const show = () =>
  renderInSpanish(<TranslatedDay restaurant={aRestaurant()} date="2026-01-13" language="en" menus={[menu]} />)

it('says in its language that a machine translated it, and leads back to the original', () => {
  show()
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Casa Lola: menu of Tuesday,? 13 January 2026$/,
  )
  expect(screen.getByText(/^Machine translation/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read it in Spanish' })).toHaveAttribute(
    'href',
    '/restaurant/profile/k00x7qm2vt9b_Casa_Lola/2026-01-13',
  )
  expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('lang', 'fr')
})

it('shows each dish with what the kitchen wrote, and what is not known in its own language', () => {
  show()
  const [known, unknown] = screen.getAllByRole('listitem')
  if (!known || !unknown) throw new Error('no dishes')
  expect(within(known).getByText('Lentils with chorizo')).toBeVisible()
  expect(within(known).getByText('Lentejas con chorizo')).toHaveAttribute('lang', 'es')
  expect(known).toHaveTextContent('Contains gluten · Free of nuts')
  expect(within(unknown).getByText('Ñandú de la casa').closest('i')).toHaveAttribute('lang', 'es')
  expect(unknown).toHaveTextContent('+€2.00')
  expect(unknown).toHaveTextContent('Sold out')
})

it('takes what the price includes from a fixed list, and leaves notes as written', () => {
  show()
  expect(screen.getByText(/^Price of the menu:/)).toHaveTextContent(
    'Price of the menu: €12.50. Includes bread and dessert or coffee.',
  )
  expect(screen.getByText('Solo a mediodía')).toHaveAttribute('lang', 'es')
})
