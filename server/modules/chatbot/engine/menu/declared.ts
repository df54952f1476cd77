import type { MenuItem } from '@/contract/entities/menu'
import { wordsHere } from '../answer-language'
import type { Change } from '../language/change'
import { listText, t } from '../texts'

type Declaration = Omit<Extract<Change, { kind: 'mark' }>, 'kind' | 'dish'>
type Allergen = Declaration['contains'][number]
type Diet = NonNullable<MenuItem['diets']>[number]

/** What a dish cannot be if it contains an allergen. */
const never: Partial<Record<Allergen, Diet[]>> = {
  gluten: ['gluten-free'],
  milk: ['lactose-free', 'vegan'],
  eggs: ['vegan'],
  fish: ['vegan', 'vegetarian'],
  crustaceans: ['vegan', 'vegetarian'],
  molluscs: ['vegan', 'vegetarian'],
}

/** The dish with what its owner declares. What was declared before and is not contradicted stays. */
export function declared(item: MenuItem, { contains, free, diets, isTakenBack }: Declaration): MenuItem {
  const { allergens = {}, diets: before = [], ...rest } = item
  const own: NonNullable<MenuItem['allergens']> = { ...allergens }
  for (const one of contains) {
    if (isTakenBack) delete own[one]
    else own[one] = 'contains'
  }
  for (const one of free) {
    if (isTakenBack) delete own[one]
    else own[one] = 'free'
  }
  const gone = new Set(isTakenBack ? diets : contains.flatMap((one) => never[one] ?? []))
  const suited = [...new Set([...before, ...(isTakenBack ? [] : diets)])].filter((one) => !gone.has(one))
  return {
    ...rest,
    ...(Object.keys(own).length > 0 && { allergens: own }),
    ...(suited.length > 0 && { diets: suited }),
  }
}

/** «Gazpacho (lleva gluten y huevos)», in the words of the page. */
export const declaredText = (dish: string, change: Declaration): string =>
  t(change.isTakenBack ? 'declared.gone' : 'declared.done', { dish, what: declaredFacts(change) })

/** «lleva gluten y huevos, vegetariano» */
export function declaredFacts({ contains, free, diets }: Declaration): string {
  const { allergens, diets: dietNames } = wordsHere()
  const names = (list: Allergen[]) => listText(list.map((one) => allergens[one]))
  // «sin gluten» is a diet and an allergen: it is named once.
  const others = free.filter((one) => one !== 'gluten' || !diets.includes('gluten-free'))
  return [
    contains.length > 0 ? t('declared.contains', { what: names(contains) }) : '',
    others.length > 0 ? t('declared.free', { what: names(others) }) : '',
    diets.length > 0 ? listText(diets.map((one) => dietNames[one].toLowerCase())) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
