import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MenuSheet } from '@/components/restaurant/menu-sheet'
import type { TranslatedMenu } from '@/contract/entities/translated-menu'
import english from '@/messages/en.json'
import { aMenu, aRestaurant } from '../support/restaurants'

const menu: TranslatedMenu = {
  ...aMenu(),
  date: '2026-01-13',
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

const show = (translated?: typeof menu.translated) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="Europe/Madrid">
      <MenuSheet menu={menu} restaurant={aRestaurant()} title="Set lunch" isWhole translated={translated}>
        {null}
      </MenuSheet>
    </NextIntlClientProvider>,
  )

beforeEach(() => {
  document.documentElement.lang = 'en'
})
afterEach(() => {
  document.documentElement.lang = ''
})

it('says that a machine translated it, and leads back to the original', () => {
  show(menu.translated)
  expect(screen.getByText(/^Machine translation/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read it in Spanish' })).toHaveAttribute(
    'href',
    '/restaurant/profile/k00x7qm2vt9b_Casa_Lola/2026-01-13',
  )
})

it('shows each dish with what the kitchen wrote, and what is not known in its own language', () => {
  show(menu.translated)
  const [known, unknown] = screen.getAllByRole('listitem')
  if (!known || !unknown) throw new Error('no dishes')
  expect(within(known).getByText('Lentils with chorizo')).toBeVisible()
  expect(within(known).getByText('Lentejas con chorizo')).toHaveAttribute('lang', 'es')
  expect(known).toHaveTextContent(/gluten/)
  expect(within(unknown).getByText('Ñandú de la casa').closest('i')).toHaveAttribute('lang', 'es')
  expect(unknown).toHaveTextContent('€2')
})

it('marks the kitchen’s own words where nothing is translated', () => {
  show()
  expect(screen.getByText('Lentejas con chorizo')).toHaveAttribute('lang', 'es')
  expect(screen.queryByText(/^Machine translation/)).toBeNull()
})
