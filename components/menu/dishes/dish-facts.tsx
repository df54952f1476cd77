'use client'

import { allergens } from '@/contract/entities/menu'
import { fill } from '@/lib/i18n/fill'
import { priceText } from '@/lib/i18n/price-text'
import { listText } from '@/lib/language/formats'
import { readAmount } from '../amount-text'
import type { MenuLabels } from '../labels'
import type { DishRow } from '../menu-values'

/** The facts of a dish besides its name, in one line. */
export function DishFacts({ dish, labels }: { dish: DishRow; labels: MenuLabels }) {
  const supplement = readAmount(dish.supplement)
  const facts = [
    supplement && supplement > 0
      ? fill(labels.dishes.supplementShort, { price: priceText(supplement) })
      : null,
    ...dish.diets.map((diet) => labels.diets[diet]),
    ...declaredTexts(dish, labels),
  ].filter(Boolean)
  return facts.length > 0 ? (
    <p className="order-1 text-sm text-soft sm:col-span-3 sm:pointer-fine:pl-7">{facts.join(' · ')}</p>
  ) : null
}

/** «Contiene gluten y leche», «Sin huevos». Says nothing about allergens that are not declared. */
export function declaredTexts({ allergens: declared }: Pick<DishRow, 'allergens'>, labels: MenuLabels) {
  const { containsList, freeList } = labels.allergenSheet
  return (
    [
      ['contains', containsList],
      ['free', freeList],
    ] as const
  ).flatMap(([as, text]) => {
    const names = allergens.filter((one) => declared[one] === as).map((one) => labels.allergens[one])
    return names.length > 0 ? [fill(text, { list: listText(names) })] : []
  })
}
