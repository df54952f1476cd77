import { getTranslations } from 'next-intl/server'
import type { Menu, MenuCategory, MenuItem } from '@/contract/entities/menu'
import { priceText } from '@/contract/rules/price'
import { type Markup, markup } from '../markup'

/** What a menu holds, in the plainest HTML: for readers and frames without a style of ours. */
export async function menuHtml({ categories, observation }: Pick<Menu, 'categories' | 'observation'>) {
  const t = await getTranslations('feed')
  const dish = ({ name, supplement, soldOut }: MenuItem) =>
    markup`<li>${soldOut ? markup`<s>${name}</s> (${t('soldOut')})` : name}${
      supplement ? ` +${priceText(supplement)}` : ''
    }</li>`
  const category = ({ name, items }: MenuCategory): Markup =>
    markup`<h3>${name}</h3><ul>${items.map(dish)}</ul>`
  return markup`${categories.filter(({ items }) => items.length > 0).map(category)}${
    observation ? markup`<p>${observation}</p>` : ''
  }`
}

/** Price, hours and what is included, in a line. */
export async function menuFacts({ price, window, includes }: Pick<Menu, 'price' | 'window' | 'includes'>) {
  const t = await getTranslations('feed')
  return [
    price === null ? t('askPrice') : t('price', { price: priceText(price) }),
    window && t('window', clockTimes(window)),
    await includesText(includes),
  ]
    .filter(Boolean)
    .join(' ')
}

/** «Incluye pan, bebida y postre.», or nothing. */
export async function includesText(includes: Menu['includes']) {
  const [t, includeName] = await Promise.all([getTranslations('feed'), getTranslations('includes')])
  if (includes.length === 0) return ''
  return t('includes', {
    list: new Intl.ListFormat('es').format(includes.map((part) => includeName(part))),
  })
}

/** A service past midnight is written on as 25:30; a clock shows 01:30. */
export function clockTimes({ start, end }: { start: string; end: string }) {
  const hour = String(Number(end.slice(0, 2)) % 24).padStart(2, '0')
  return { start, end: hour + end.slice(2) }
}
