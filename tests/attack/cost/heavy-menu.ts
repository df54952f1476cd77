import { allergens, diets, includes, type MenuContent } from '@/contract/entities/menu'
import { menuLimits } from '@/contract/rules/menu/menu-size'

const all = Object.fromEntries(allergens.map((allergen) => [allergen, 'contains' as const]))

const [parts, eachPart] = [20, menuLimits.dishes / 20]

/** One word: breaking it costs most. */
const dish = (n: number) => `${n} `.padEnd(180, 'W')

/** A menu with the largest allowed number of dishes and letters, where each dish has every allowed property. */
export const heavyMenu: MenuContent = {
  price: 12.5,
  halfPrice: 9.5,
  includes: [...includes],
  window: { start: '00:00', end: '27:59' },
  categories: Array.from({ length: parts }, (_, part) => ({
    name: `Parte ${part} `.padEnd(60, 'M'),
    items: Array.from({ length: eachPart }, (_, n) => ({
      name: dish(part * eachPart + n),
      supplement: 1.5,
      allergens: all,
      diets: [...diets],
    })),
  })),
  observation: 'Ñ '.repeat(1000).slice(0, 1999),
}

/** The same as it lies in the database. */
export const storedMenu = {
  ...{ priceCents: 1250, halfPriceCents: 950, includes: heavyMenu.includes },
  ...{ windowStartMinute: 0, windowEndMinute: 27 * 60 + 59, observation: heavyMenu.observation },
  categories: heavyMenu.categories.map(({ name, items }) => ({
    name,
    items: items.map(({ supplement, ...item }) => ({ ...item, supplementCents: (supplement ?? 0) * 100 })),
  })),
}

/** Some 11,900 letters. */
export const hebrewParts = Array.from({ length: 10 }, (_, part) => ({
  name: `${part}`,
  items: Array.from({ length: 7 }, (_, n) => ({ name: `${n} `.padEnd(169, 'שלום') })),
}))
