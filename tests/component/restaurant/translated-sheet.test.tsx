import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MenuSheet } from '@/components/restaurant/menu-sheet'
import type { Menu } from '@/contract/entities/menu'
import type { TranslatedLine } from '@/contract/entities/translated-menu'
import type { MenuTranslation } from '@/lib/translated-menu'
import english from '@/messages/en.json'
import { aMenu, aRestaurant } from '../support/restaurants'

const menu: Menu = {
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
}

const unknown: TranslatedLine = {
  how: 'not',
  source: 'es',
  pieces: [{ text: 'Ñandú de la casa', lang: 'es' }],
}

const translation: MenuTranslation = {
  writtenIn: 'es',
  lines: [
    {
      name: { how: 'wholly', source: 'es', pieces: [{ text: 'Starters' }] },
      items: [{ how: 'wholly', source: 'es', pieces: [{ text: 'Lentils with chorizo' }] }, unknown],
    },
  ],
}

const show = (shown?: MenuTranslation) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="Europe/Madrid">
      <MenuSheet menu={menu} restaurant={aRestaurant()} title="Set lunch" isWhole translation={shown}>
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

it('shows a dish that is called like a part of every object', () => {
  const faults = vi.spyOn(console, 'error').mockReturnValue()
  const categories = [{ name: 'Primeros', items: [{ name: 'constructor' }, { name: '__proto__' }] }]
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="Europe/Madrid">
      <MenuSheet menu={{ ...menu, categories }} restaurant={aRestaurant()} title="Set lunch" isWhole>
        {null}
      </MenuSheet>
    </NextIntlClientProvider>,
  )
  expect(screen.getByText('constructor')).toBeVisible()
  expect(container.querySelector('[data-castilian]')).toBeNull()
  expect(faults).not.toHaveBeenCalled()
  faults.mockRestore()
})

it('says that a machine translated it, and leads back to the original', () => {
  show(translation)
  expect(screen.getByText(/^Machine translation/)).not.toHaveClass('print:hidden')
  expect(screen.getByRole('link', { name: 'Read it in Spanish' })).toHaveAttribute(
    'href',
    '/restaurant/profile/k00x7qm2vt9b_Casa_Lola/2026-01-13',
  )
})

it('shows each dish with what the kitchen wrote, and what is not known in its own language', () => {
  show(translation)
  const [known, unknown] = screen.getAllByRole('listitem')
  if (!known || !unknown) throw new Error('no dishes')
  expect(within(known).getByText('Lentils with chorizo')).toBeVisible()
  expect(within(known).getByText('Lentejas con chorizo')).toHaveAttribute('lang', 'es')
  expect(known).toHaveTextContent(/gluten/)
  expect(within(unknown).getByText('Ñandú de la casa').closest('i')).toHaveAttribute('lang', 'es')
  expect(unknown).toHaveTextContent('€2')
})

it('says a name that stays in the language of the page once, and calls nothing of it a translation', () => {
  const same = (text: string): TranslatedLine => ({ how: 'wholly', source: 'es', pieces: [{ text }] })
  const lines = [{ name: same('Primeros'), items: [same('Lentejas con chorizo'), unknown] }]
  show({ writtenIn: 'es', lines })
  expect(screen.getAllByText('Lentejas con chorizo')).toHaveLength(1)
  expect(screen.queryByText(/^Machine translation/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Read it in Spanish' })).toBeNull()
})

it('marks a dish and a course that another house translated, and says below each what the mark means', () => {
  const outside = (text: string): TranslatedLine => ({
    ...{ how: 'wholly', source: 'es', pieces: [{ text }], by: 'machine' },
  })
  show({ writtenIn: 'es', lines: [{ name: outside('Starters'), items: [outside('Lentils'), unknown] }] })
  expect(screen.getByRole('heading', { name: 'Starters*' })).toBeVisible()
  expect(screen.getByText('Lentils*')).toBeVisible()
  expect(screen.getAllByText('* Translated by an outside service; not checked by the kitchen')).toHaveLength(
    2,
  )
})

it('marks the kitchen’s own words where nothing is translated', () => {
  show()
  expect(screen.getByText('Lentejas con chorizo')).toHaveAttribute('lang', 'es')
  expect(screen.queryByText(/^Machine translation/)).toBeNull()
})

it('leads to the page in the language of the kitchen, which is marked where nothing is translated', () => {
  const { unmount } = show({ ...translation, writtenIn: 'eu' })
  expect(screen.getByRole('link', { name: 'Read it in Basque' })).toHaveAttribute(
    'href',
    '/eu/restaurant/profile/k00x7qm2vt9b_Casa_Lola/2026-01-13',
  )
  unmount()
  show({ writtenIn: 'eu' })
  for (const text of ['Primeros', 'Lentejas con chorizo', 'Solo a mediodía'])
    expect(screen.getByText(text)).toHaveAttribute('lang', 'eu')
})

it('has the headings of the kitchen’s language where nothing is translated', () => {
  const { unmount } = show({ writtenIn: 'eu', headings: ['Lehenengoak'] })
  expect(screen.getByRole('heading', { name: 'Lehenengoak' })).toHaveAttribute('lang', 'eu')
  expect(screen.queryByText('Primeros')).toBeNull()
  unmount()
  show({ ...translation, headings: ['Lehenengoak'] })
  expect(screen.queryByText('Lehenengoak')).toBeNull()
})

it('says that a machine translated it only where one did, and what a menú del día is in any case', () => {
  const corrected: TranslatedLine = {
    how: 'wholly',
    source: 'es',
    pieces: [{ text: 'Lentils' }],
    by: 'owner',
  }
  const name: TranslatedLine = { how: 'wholly', source: 'es', pieces: [{ text: 'Starters' }] }
  const { unmount } = show({ writtenIn: 'es', lines: [{ name, items: [corrected, unknown] }] })
  expect(screen.queryByText(/^Machine translation/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Read it in Spanish' })).toBeVisible()
  unmount()
  show()
  expect(screen.queryByRole('link', { name: /Read it/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'What is a menú del día?' })).toBeVisible()
})

it('has none of this on a Castilian page of a Castilian menu', () => {
  document.documentElement.lang = 'es'
  show({ writtenIn: 'es' })
  expect(screen.queryByRole('link', { name: 'What is a menú del día?' })).toBeNull()
  expect(screen.getByText('Lentejas con chorizo')).not.toHaveAttribute('lang')
})
