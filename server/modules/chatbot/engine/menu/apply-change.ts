import type { MenuContent, MenuItem } from '@/contract/entities/menu'
import { menuExcess } from '@/contract/rules/menu/menu-size'
import { fold, wordsOf } from '@/contract/rules/menu-text/words'
import type { Change, Course } from '../language/change'
import { inWords } from '../language/in-words'
import { capital } from '../language/tokens'
import type { ChatState } from '../state'
import { cut, inclusionText, priceText, t } from '../texts'
import { declared, declaredText } from './declared'
import { coursePlace, moveDish, place } from './edit-menu'
import { findDishes } from './find-dish'
import { readMenu } from './read-menu'

export type Applied =
  | { content: MenuContent; text: string; gone?: ChatState['gone'] }
  | { problem: 'no-dish' | 'several'; dish: string; dishes: MenuItem[]; again: (name: string) => string }
  | { problem: 'full' }
  | { problem: 'only'; course: Course; dish: string; dishes: MenuItem[] }
  | { problem: 'price'; euros: number }

/** The changes that a menu's content can take. */
export type ContentChange = Exclude<
  Change,
  {
    kind:
      | 'sold-out'
      | 'gone'
      | 'back'
      | 'same'
      | 'perhaps'
      | 'replace-what'
      | 'replace-of'
      | 'instead'
      | 'add-what'
      | 'service'
      | 'stays'
  }
>

const mostDishes = 80
const itemsOf = ({ categories }: MenuContent) => categories.flatMap(({ items }) => items)

export function applyChange(content: MenuContent, change: ContentChange, today: string): Applied {
  const applied = applyTo(content, change, today)
  return 'content' in applied && menuExcess(applied.content) ? { problem: 'full' } : applied
}

function applyTo(content: MenuContent, change: ContentChange, today: string): Applied {
  switch (change.kind) {
    case 'add':
      return isElsewhere(content, change)
        ? ofDish(content, { kind: 'course', dish: change.dish, course: change.course })
        : added(content, change.dish, change.course ?? usualCourse(change.dish, today))
    case 'only':
      return onlyDish(content, change)
    case 'remove':
    case 'replace':
    case 'course':
    case 'supplement':
      return ofDish(content, change)
    case 'mark':
      return change.dish === null
        ? {
            problem: 'no-dish',
            dish: '',
            dishes: itemsOf(content),
            again: (dish) => inWords({ ...change, dish }),
          }
        : ofDish(content, { ...change, dish: change.dish })
    case 'no-note':
      return content.observation === ''
        ? { content, text: t('change.noNoteThere') }
        : { content: { ...content, observation: '' }, text: t('change.noNote') }
    case 'split':
      return split(content, change)
    case 'price':
      return priced(content, change.euros)
    case 'raise':
      return content.price === null
        ? { problem: 'price', euros: change.euros }
        : priced(content, Math.round((content.price + change.euros) * 100) / 100)
    case 'half':
      return halved(content, change.euros)
    case 'include':
      return including(content, change)
    case 'window': {
      const start = change.start ?? content.window?.start ?? '13:00'
      const end = change.end ?? content.window?.end ?? '16:00'
      return { content: { ...content, window: { start, end } }, text: t('change.window', { start, end }) }
    }
  }
}

/** The course where the reader of menus puts a dish of this name. */
function usualCourse(dish: string, today: string): Course | null {
  const [category] = readMenu(dish, { today }).menus.flatMap(({ categories }) => categories)
  const isSure = category?.items[0]?.doubts.length === 0
  const kinds: Record<string, Course> = {
    starters: 'entrante',
    firsts: 'primero',
    seconds: 'segundo',
    mains: 'segundo',
    desserts: 'postre',
  }
  return isSure && category ? (kinds[category.kind] ?? null) : null
}

/** «la crema de primero», where the menu has it as a second course. */
function isElsewhere(
  content: MenuContent,
  change: Extract<ContentChange, { kind: 'add' }>,
): change is Extract<ContentChange, { kind: 'add' }> & { course: Course } {
  if (!change.course) return false
  const [item, ...others] = findDishes(content, change.dish)
  const isWhole = item && wordsOf(fold(item.name)).length === wordsOf(fold(change.dish)).length
  const there = content.categories[coursePlace(content, change.course)]
  return Boolean(isWhole) && others.length === 0 && item !== undefined && !there?.items.includes(item)
}

function added(content: MenuContent, dish: string, course: Course | null): Applied {
  const name = cut(dish, 300)
  const all = itemsOf(content)
  if (all.length >= mostDishes) return { problem: 'full' }
  if (all.some((item) => fold(item.name) === fold(name)))
    return { content, text: t('change.there', { dish: cut(name, 120) }) }
  return { content: place(content, { name }, course), text: t('change.added', { dish: cut(name, 120) }) }
}

function onlyDish(content: MenuContent, { course, dish }: Extract<ContentChange, { kind: 'only' }>): Applied {
  const index = coursePlace(content, course)
  const items = content.categories[index]?.items ?? []
  const [old] = items
  if (!old) return added(content, dish, course)
  if (items.length > 1) return { problem: 'only', course, dish, dishes: items }
  return {
    content: withDish(content, old, { name: dish }),
    text: t('change.replaced', { dish: cut(dish, 120) }),
  }
}

type OfDish =
  | Extract<ContentChange, { kind: 'remove' | 'replace' | 'course' | 'supplement' }>
  | (Extract<ContentChange, { kind: 'mark' }> & { dish: string })

/** «caesar salad or prawn cocktail» is two. */
function split(content: MenuContent, { dish, into }: Extract<ContentChange, { kind: 'split' }>): Applied {
  const categories = content.categories.map((category) => ({
    ...category,
    items: category.items.flatMap((item) =>
      item.name === dish ? into.map((name) => ({ ...item, name: capital(name) })) : [item],
    ),
  }))
  return {
    content: { ...content, categories },
    text: t('change.added', { dish: cut(into.map(capital).join(', '), 120) }),
  }
}

function ofDish(content: MenuContent, change: OfDish): Applied {
  const found = findDishes(content, change.dish)
  const [item] = found
  if (!item || found.length > 1)
    return {
      problem: item ? 'several' : 'no-dish',
      dish: change.dish,
      dishes: item ? found : itemsOf(content),
      again: (name) => inWords({ ...change, dish: name }),
    }
  const dish = cut(item.name, 120)
  switch (change.kind) {
    case 'remove': {
      const category = content.categories.find(({ items }) => items.includes(item))?.name ?? ''
      const gone = { item, category, isSoldOut: false }
      return { content: withDish(content, item, null), text: t('change.removed', { dish }), gone }
    }
    case 'replace':
      return {
        content: withDish(content, item, { name: cut(change.by, 300), ...supplementOf(item, change.by) }),
        text: t('change.replaced', { dish: cut(change.by, 120) }),
      }
    case 'mark': {
      const marked = declared(item, change)
      return { content: withDish(content, item, marked), text: declaredText(dish, change) }
    }
    case 'course':
      return {
        content: moveDish(content, item.name, change.course),
        text: t('change.moved', { dish, course: t(`course.${change.course}`) }),
      }
    case 'supplement': {
      const { supplement: _, ...rest } = item
      if (change.euros === null)
        return { content: withDish(content, item, rest), text: t('change.noSupplement', { dish }) }
      if (!(change.euros > 0) || change.euros > 100) return { problem: 'price', euros: change.euros }
      const text = t('change.supplement', { dish, price: priceText(change.euros) })
      return { content: withDish(content, item, { ...item, supplement: change.euros }), text }
    }
  }
}

/** «Smash burger de Tudanca» costs as much more as the smash burger. Another dish costs nothing more until somebody says so. */
function supplementOf({ name, supplement }: MenuItem, by: string) {
  const words = new Set(wordsOf(fold(by)))
  return supplement && wordsOf(fold(name)).every((word) => words.has(word)) ? { supplement } : {}
}

function withDish(content: MenuContent, old: MenuItem, item: MenuItem | null): MenuContent {
  const categories = content.categories.map((category) => ({
    ...category,
    items: category.items.flatMap((one) => (one === old ? (item ? [item] : []) : [one])),
  }))
  return { ...content, categories: categories.filter(({ items }) => items.length > 0) }
}

/** «los dos» is no price of a menu. */
const isOdd = (euros: number) => !(euros >= 3) || euros > 200

function priced(content: MenuContent, price: number): Applied {
  if (isOdd(price)) return { problem: 'price', euros: price }
  return { content: { ...content, price }, text: t('price.done', { price: priceText(price) }) }
}

function halved(content: MenuContent, euros: number | null): Applied {
  if (euros === null) return { content: { ...content, halfPrice: null }, text: t('change.noHalf') }
  if (isOdd(euros) || (content.price !== null && euros >= content.price)) return { problem: 'price', euros }
  return { content: { ...content, halfPrice: euros }, text: t('change.half', { price: priceText(euros) }) }
}

function including(
  content: MenuContent,
  { what, isIncluded }: Extract<ContentChange, { kind: 'include' }>,
): Applied {
  const related = (one: string, other: string) =>
    one === other || (one === 'postre-o-cafe' && /^(?:postre|cafe)$/.test(other))
  const without = content.includes.filter(
    (one) =>
      !what.some(
        (other) =>
          one === other || (!isIncluded && related(one, other)) || (isIncluded && related(other, one)),
      ),
  )
  const desserts = coursePlace(content, 'postre')
  const isOfDishes = !isIncluded && what.includes('postre') && without.length === content.includes.length
  if (isOfDishes && desserts >= 0)
    return {
      content: { ...content, categories: content.categories.filter((_, index) => index !== desserts) },
      text: t('change.noDesserts'),
    }
  const includes = isIncluded ? [...without, ...what] : without
  return {
    content: { ...content, includes },
    text: t(isIncluded ? 'change.included' : 'change.excluded', { what: inclusionText(what) }),
  }
}
