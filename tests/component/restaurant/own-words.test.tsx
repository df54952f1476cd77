import '../support/show-modal'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CartaSection } from '@/components/carta/carta-section'
import { CreditList } from '@/components/credits/credit-list'
import { MenuInShort } from '@/components/reminder/menu-in-short'
import { RestaurantProfile } from '@/components/restaurant/restaurant-profile'
import messages from '@/messages/es.json'
import { renderInSpanish, servingLabels } from '../support/in-spanish'
import { aMenu, aRestaurant, lunchtime } from '../support/restaurants'

vi.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }) }))
vi.mock('@/lib/browser/on-first-sight', () => ({ onFirstSight: () => undefined }))

const credit = {
  attribution: 'INE',
  source: 'https://ine.es',
  licence: 'CC BY',
  licenceUrl: 'https://ine.es',
}
const restaurant = aRestaurant({
  description: 'Como siempre.',
  cartas: [
    { url: '/files/abc/carta.pdf', name: 'La carta', type: 'pdf', uploadedAt: '2026-01-01T10:00:00Z' },
  ],
  specialMenus: [
    {
      ...{ url: '/files/abc/carta.pdf', name: 'Menú de Navidad', description: 'Con turrón.' },
      ...{ startDate: '2026-01-01', endDate: null, uploadedAt: '2026-01-01T10:00:00Z', expiresAt: null },
    },
  ],
})
const menu = aMenu({ observation: 'Solo hoy' })

afterEach(() => {
  document.documentElement.lang = ''
})

it.each([
  ['en', undefined, 'es'],
  ['es', undefined, undefined],
  ['es', 'eu', 'eu'],
  ['gl', 'eu', 'eu'],
  ['eu', 'eu', undefined],
] as const)('on a page in %s, what a house writes in %s has the language %s', (page, writtenIn, language) => {
  document.documentElement.lang = page
  const menus = [{ ...menu, date: '2020-01-01', ...(writtenIn && { writtenIn }) }]
  renderInSpanish(
    <>
      <RestaurantProfile
        {...{ restaurant, menus, renderedAt: lunchtime, serving: servingLabels, previousMenuDate: null }}
        parts={{ favourite: null, gallery: null, carta: null, place: null }}
      />
      <CartaSection {...{ restaurant, menus, renderedAt: lunchtime }} viewer={messages.carta.viewer} />
      {menus.map((one) => (
        <MenuInShort key={one.menuId} menu={one} />
      ))}
    </>,
  )
  for (const text of ['Como siempre.', 'Menú de Navidad', 'Con turrón.', 'La carta', 'Lentejas', 'Solo hoy'])
    expect([text, screen.getAllByText(text)[0]?.closest('[lang]:not(html)')?.getAttribute('lang')]).toEqual([
      text,
      language,
    ])
  const link = screen.getByRole('link', {
    name: messages.carta.openNamed.replace('{name}', 'La carta'),
    hidden: true,
  })
  expect(link.querySelector('[lang]')?.getAttribute('lang')).toBe(language)
})

it.each([
  ['en', 'es'],
  ['es', undefined],
])('on a page in %s, the credits have the language %s', (page, language) => {
  document.documentElement.lang = page
  renderInSpanish(<CreditList title="Datos" text="De otros" credits={[{ ...credit, title: 'Callejero' }]} />)
  const lang = screen.getByText('Callejero').closest('[lang]:not(html)')?.getAttribute('lang')
  expect(lang ?? undefined).toBe(language)
})
