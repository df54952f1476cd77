import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import type { Language } from '@/contract/languages'
import { messagesIn } from '@/lib/i18n/messages-in'
import { inLanguage } from '@/lib/language/in-language'
import { restaurantJsonLd } from '@/lib/seo/restaurant-json-ld'
import { aRestaurant, lunchtime } from '../../../component/support/restaurants'

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
