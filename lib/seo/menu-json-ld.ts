import type { Menu, MenuItem } from '@/contract/entities/menu'
import type { Language } from '@/contract/languages'
import { type MenuTranslation, menuHere, menuLanguage } from '../translated-menu'

const schemaDiets: Partial<Record<NonNullable<MenuItem['diets']>[number], string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'lactose-free': 'https://schema.org/LowLactoseDiet',
  halal: 'https://schema.org/HalalDiet',
}

const inStock = 'https://schema.org/InStock'
const soldOut = 'https://schema.org/SoldOut'
const discontinued = 'https://schema.org/Discontinued'

const offer = (price: number, availability: string) => ({
  '@type': 'Offer',
  price: price.toFixed(2),
  priceCurrency: 'EUR',
  availability,
})

/** How each language calls a menú del día; English, French and German readers know it by its Spanish name. */
const names: Partial<Record<Language, string>> = {
  ca: 'Menú del dia',
  gl: 'Menú do día',
  eu: 'Eguneko menua',
}

type Shown = { id: string; translation: MenuTranslation | undefined; isOver?: boolean }

/** In the words of the page. The diner pays for the menu. A dish has its own price only as a supplement. */
export function menuJsonLd(written: Menu, { id, translation, isOver = false }: Shown) {
  const menu = menuHere(written, translation)
  const language = menuLanguage(translation)
  return {
    '@type': 'Menu',
    '@id': id,
    name: names[language] ?? 'Menú del día',
    inLanguage: language,
    dateModified: menu.updatedAt,
    offers:
      menu.price === null
        ? undefined
        : {
            ...offer(menu.price, isOver ? discontinued : inStock),
            validFrom: menu.date,
            validThrough: menu.date,
          },
    hasMenuSection: menu.categories.map(({ name, items }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: items.map((item) => menuItem(item, isOver)),
    })),
  }
}

function menuItem({ name, supplement, diets = [], soldOut: isSoldOut }: MenuItem, isOver: boolean) {
  const availability = isOver ? discontinued : isSoldOut ? soldOut : inStock
  return {
    '@type': 'MenuItem',
    name,
    suitableForDiet: diets.flatMap((diet) => schemaDiets[diet] ?? []),
    offers: supplement ? offer(supplement, availability) : undefined,
  }
}
