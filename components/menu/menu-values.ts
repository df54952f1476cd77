import type { allergens, diets, includes, Menu, MenuContent, MenuItem } from '@/contract/entities/menu'
import { usualWindows } from '@/contract/rules/menu/menu-times'
import { clockText, onClock } from '@/contract/rules/time/clock-text'
import { amountText, readAmount } from './amount-text'

export type Allergen = (typeof allergens)[number]
export type Diet = (typeof diets)[number]
export type Include = (typeof includes)[number]
export type Declared = NonNullable<MenuItem['allergens']>

/** `key` is the React key, because names can be empty or occur twice. */
export type DishRow = {
  key: string
  name: string
  supplement: string
  allergens: Declared
  diets: Diet[]
  soldOut: boolean
}

export type CategoryRow = { key: string; name: string; items: DishRow[] }

/** A menu in the form: amounts and times are texts, as typed. */
export type MenuValues = {
  price: string
  halfPrice: string
  includes: Include[]
  start: string
  end: string
  observation: string
  categories: CategoryRow[]
}

export function usualTimes(service: Menu['service']) {
  const { start, end } = usualWindows[service]
  return { start: clockText(start), end: clockText(end) }
}

let keys = 0

export function newKey() {
  keys += 1
  return `row-${keys}`
}

export const emptyDish = (name = ''): DishRow => ({
  key: newKey(),
  name,
  supplement: '',
  allergens: {},
  diets: [],
  soldOut: false,
})

export function dishRow(item: MenuItem): DishRow {
  const { name, supplement, allergens = {}, diets = [], soldOut = false } = item
  return { key: newKey(), name, supplement: amountText(supplement ?? null), allergens, diets, soldOut }
}

export function valuesOf(menu: MenuContent): MenuValues {
  return {
    price: amountText(menu.price),
    halfPrice: amountText(menu.halfPrice),
    includes: menu.includes,
    start: menu.window ? onClock(menu.window.start) : '',
    end: menu.window ? onClock(menu.window.end) : '',
    observation: menu.observation,
    categories: menu.categories.map(({ name, items }) => ({
      key: newKey(),
      name,
      items: items.map(dishRow),
    })),
  }
}

type Last = MenuContent & Pick<Menu, 'service'>

/** The values for a day without a menu. Takes the price, the includes, the times and the courses from the last menu. */
export function startingValues(service: Menu['service'], names: string[], last?: Last): MenuValues {
  const kept = last && valuesOf({ ...last, categories: [], observation: '' })
  const courses = last?.categories.length ? last.categories.map(({ name }) => name) : names
  return {
    ...(kept ?? { price: '', halfPrice: '', includes: [], start: '', end: '', observation: '' }),
    ...(kept?.start && last?.service === service ? {} : usualTimes(service)),
    categories: courses.map((name) => ({ key: newKey(), name, items: [emptyDish()] })),
  }
}

/** The part of the values that is saved: no empty rows, no courses without dishes. */
export function contentOf(values: MenuValues): MenuContent {
  const categories = values.categories.map(({ name, items }) => ({
    name: name.trim(),
    items: items.filter((item) => item.name.trim() !== '').map(itemOf),
  }))
  return {
    price: readAmount(values.price) ?? null,
    halfPrice: readAmount(values.halfPrice) ?? null,
    includes: values.includes,
    window: values.start && values.end ? { start: values.start, end: values.end } : null,
    categories: categories.filter(({ items }) => items.length > 0),
    observation: values.observation.trim(),
  }
}

function itemOf({ name, supplement, allergens, diets, soldOut }: DishRow): MenuItem {
  const amount = readAmount(supplement)
  return {
    name: name.trim(),
    ...(amount ? { supplement: amount } : {}),
    ...(Object.keys(allergens).length > 0 && { allergens }),
    ...(diets.length > 0 && { diets }),
    ...(soldOut && { soldOut }),
  }
}

export const dishCount = ({ categories }: MenuValues) =>
  categories.reduce((sum, { items }) => sum + items.filter(({ name }) => name.trim()).length, 0)
