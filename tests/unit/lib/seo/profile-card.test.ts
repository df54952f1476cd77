import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/[locale]/og/[restaurantId]/[version]/route'
import type { Language } from '@/contract/languages'
import { localNow } from '@/contract/rules/time/local-time'
import { inLanguage } from '@/lib/language/in-language'
import { ogImageVersion } from '@/lib/seo/og-image-path'
import type { Translations } from '@/lib/translated-menu'
import { aMenu, aRestaurant } from '@/tests/component/support/restaurants'

const restaurant = aRestaurant()
const menu = aMenu({ date: localNow(new Date(), restaurant.timeZone).date })
const api = vi.hoisted((): { translations: Translations } => ({ translations: {} }))
const ours = vi.hoisted(() => vi.fn(async (_: { props: unknown }) => new Response('ours')))

vi.mock('@/lib/i18n/translations', () => ({ getTranslations: async () => (key: string) => key }))
vi.mock('@/lib/api/restaurants', () => ({
  getRestaurant: async () => restaurant,
  getMenus: async () => [menu],
}))
vi.mock('@/lib/api/menu-day', () => ({ translationsOf: async () => api.translations }))
vi.mock('@/lib/seo/drawn-card', () => ({ drawnCard: async () => new Response('the template’s') }))
vi.mock('@/lib/seo/og-image', () => ({ ogImage: ours, cardPhoto: async () => undefined }))

beforeEach(() => ours.mockClear())

async function card(language: Language) {
  const { restaurantId } = restaurant
  const params = Promise.resolve({
    locale: language,
    restaurantId,
    version: ogImageVersion(restaurant, menu),
  })
  const answer = await inLanguage(language, () => GET(new Request('http://localhost'), { params }))
  return answer.text()
}

const name = (text: string) => ({ how: 'wholly' as const, source: 'eu' as const, pieces: [{ text }] })
const lines = menu.categories.map(({ items }) => ({
  name: name('Primeros'),
  items: items.map(() => name('Merluza a la plancha')),
}))

test('a menu in Castilian is drawn with its template for the Castilian page alone', async () => {
  api.translations = { [menu.menuId]: { writtenIn: 'es' } }
  expect(await card('es')).toBe('the template’s')
  for (const language of ['eu', 'en'] as const) expect(await card(language)).toBe('ours')
})

test('a Basque one is drawn with its template for the Basque page, and in Castilian for the Castilian one', async () => {
  api.translations = { [menu.menuId]: { writtenIn: 'eu' } }
  expect(await card('eu')).toBe('the template’s')
  api.translations = { [menu.menuId]: { writtenIn: 'eu', lines } }
  expect(await card('es')).toBe('ours')
  expect(JSON.stringify(ours.mock.lastCall?.[0].props)).toContain('Merluza a la plancha')
})

test('a host that does not say the language of a menu is taken to write Castilian', async () => {
  api.translations = {}
  expect(await card('es')).toBe('the template’s')
})
