import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import type { Language } from '@/contract/languages'
import { messagesIn } from '@/lib/i18n/messages-in'
import { inLanguage } from '@/lib/language/in-language'
import { restaurantJsonLd } from '@/lib/seo/restaurant-json-ld'
import { aMenu, aRestaurant, lunchtime } from '../../../component/support/restaurants'

test.each<[Language, string]>([
  ['es', 'Asador'],
  ['en', 'Roast meats'],
])('a profile in %s names the cuisine to search engines as it does to people', async (language, name) => {
  const cuisineName = createTranslator({
    locale: language,
    messages: await messagesIn(language),
    namespace: 'cuisines',
  })
  const restaurant = aRestaurant({ cuisineType: ['Asador'] })
  const thing = inLanguage(language, () =>
    restaurantJsonLd(restaurant, [], { now: new Date(lunchtime), cuisineName }),
  )
  expect(thing.servesCuisine).toEqual([name])
})

test.each<[Language, number[], string]>([
  ['es', [12.5], '12,50\u00a0€'],
  ['es', [12.5, 15], '12,50\u00a0€–15\u00a0€'],
  ['en', [12.5, 15], '€12.50–€15'],
  ['de', [9.9], '9,90\u00a0€'],
  ['en', [], '€'],
])('prices in %s of %j are written as on the page', (language, prices, text) => {
  const menus = prices.map((price) => aMenu({ price }))
  const page = { now: new Date(lunchtime), cuisineName: () => '' }
  const thing = inLanguage(language, () => restaurantJsonLd(aRestaurant(), menus, page))
  expect(thing.priceRange).toBe(text)
})
