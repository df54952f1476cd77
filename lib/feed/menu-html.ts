import type { Menu, MenuCategory, MenuItem } from '@/contract/entities/menu'
import type { Schedule } from '@/contract/entities/opening-hours'
import { firstLanguage } from '@/contract/languages'
import { servedTimesOf } from '@/contract/rules/menu/serving'
import { usualCourseIn } from '@/contract/rules/menu-text/course-names'
import { priceText } from '@/lib/i18n/price-text'
import { timesInWords } from '@/lib/i18n/times-in-words'
import { getTranslations } from '@/lib/i18n/translations'
import { listText } from '../language/formats'
import { type Markup, markup } from '../markup'
import { kitchenLanguage } from '../translated-menu'

type Dishes = Pick<Menu, 'categories' | 'observation' | 'writtenIn'>

/** A menu's dishes in the plainest HTML, for readers and frames without our style. */
export async function menuHtml({ categories, observation, ...menu }: Dishes) {
  const t = await getTranslations('feed')
  const language = kitchenLanguage(menu)
  const written = (text: string) => (language ? markup`<span lang="${language}">${text}</span>` : text)
  const dish = ({ name, supplement, soldOut }: MenuItem) =>
    markup`<li>${soldOut ? markup`<s>${written(name)}</s> (${t('soldOut')})` : written(name)}${
      supplement ? ` +${priceText(supplement)}` : ''
    }</li>`
  const category = ({ name, items }: MenuCategory): Markup =>
    markup`<h3>${written(usualCourseIn(name, menu.writtenIn ?? firstLanguage))}</h3><ul>${items.map(dish)}</ul>`
  return markup`${categories.filter(({ items }) => items.length > 0).map(category)}${
    observation ? markup`<p>${written(observation)}</p>` : ''
  }`
}

type Facts = Pick<Menu, 'price' | 'date' | 'window' | 'includes'>

/** Price, hours and what the price includes, in one line. */
export async function menuFacts({ price, includes, ...menu }: Facts, schedule: Schedule) {
  const served = servedTimesOf(menu, schedule)
  const t = await getTranslations('feed')
  return [
    price === null ? t('askPrice') : t('price', { price: priceText(price) }),
    served.length > 0 && t('window', { times: timesInWords(served) }),
    await includesText(includes),
  ]
    .filter(Boolean)
    .join(' ')
}

/** «Incluye pan, bebida y postre.», or an empty text. */
export async function includesText(includes: Menu['includes']) {
  const [t, includeName] = await Promise.all([getTranslations('feed'), getTranslations('includes')])
  if (includes.length === 0) return ''
  return t('includes', {
    list: listText(includes.map((part) => includeName(part))),
  })
}
