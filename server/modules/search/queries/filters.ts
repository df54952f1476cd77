import { type SQL, sql } from 'drizzle-orm'
import { type Allergen, allergens, type Cuisine, cuisines, type Service, services } from '@/contract/lists'
import { toCents } from '@/contract/rules/menu/price'
import { dayLength, weekLength } from '@/contract/rules/time/opening-hours'
import {
  type FilterAnswer,
  type FilterValues,
  type HouseFilter,
  houseFilters,
  type MenuFilter,
  mealVoucherCents,
  menuFilters,
  searchFilters,
} from '@/contract/search'
import type { Criteria, LocalClock, LocalClocks } from '../criteria'

// All tags are below 128: the index's signature has 128 bits (siglen = 16), so the signature holds every tag exactly.
const firstCuisine = 1
const firstMenuDay = 32
const menuDays = 24
const firstQuietHour = 56
const firstMenuFilter = 59
const firstRecipeOfMenu = 92
const firstService = 96
const firstEarlyHour = 112
const firstRecipeOfHouse = 124

/** Most restaurants are open at lunch. A tag only helps to find the few restaurants that are open in the morning. */
const earlyHours = 12

/** The hours in which most menus are not served. A tag helps to find the small number that is; at other hours most menus are served. */
const quietHours = [
  [0, 6],
  [6, 12],
  [17, 20],
] as const

const cuisineTag = (cuisine: Cuisine) => firstCuisine + cuisines.indexOf(cuisine)
const serviceTag = (service: Service) => firstService + services.indexOf(service)
const earlyHourTag = (hour: number) => firstEarlyHour + hour

/** One tag for each answer of each menu filter. */
const menuAnswers = menuFilters.flatMap((name) =>
  searchFilters[name].answers.map((answer) => `${name} ${answer}`),
)
const menuTag = (name: MenuFilter, answer: unknown) =>
  firstMenuFilter + menuAnswers.indexOf(`${name} ${answer}`)

/** The bits of the diets come after those of the allergens. A vegan dish is also vegetarian. */
export const dietsOfDishes = searchFilters.diet.answers

export const partShift = allergens.length + dietsOfDishes.length

/** How a search row stores the dishes: each dish is a number with these bits, and above the bits the part of the menu. */
const allergenBits = (some: Allergen[]) => some.reduce((bits, one) => bits | (1 << allergens.indexOf(one)), 0)

const dietBit = (diet: Diet) => allergens.length + dietsOfDishes.indexOf(diet)

/** The bits that a dish must have for the search: free of allergens, and of a diet. */
const wantedBits = ({ without = [], diet }: FilterValues) =>
  allergenBits(without) | (diet ? 1 << dietBit(diet) : 0)

/** The tag repeats every 24 days, so a query also compares the date. */
export function menuDayTag(date: string) {
  const days = Date.parse(date) / 86_400_000
  return firstMenuDay + (days % menuDays)
}

/** The numbers with which the database computes a row's tags. */
export const tagNumbers = {
  ...{ firstCuisine, firstMenuDay, menuDays, firstService, firstEarlyHour, earlyHours },
  ...{ firstOfMenu: firstMenuDay, firstMenuFilter, lastOfMenu: firstService - 1 },
  ...{ cuisines: [...cuisines], services: [...services], allergens: [...allergens] },
}

/**
 * Increase this number with each change of these tags, of refresh.ts or of refresh-cards.ts: the next start rewrites all rows, while the
 * version before still reads and writes them. So a tag that gets another meaning gets another number.
 */
export const recipe = 10

/**
 * Two tags say by which recipe a row was written, since a change of menus writes only the half of a row. They repeat after four recipes. The
 * version before drops the one of the half that it writes.
 */
export const recipeTags = {
  house: firstRecipeOfHouse + (recipe % 4),
  menu: firstRecipeOfMenu + (recipe % 4),
}

/** Those of the version after this one. */
export const nextRecipeTags = {
  house: firstRecipeOfHouse + ((recipe + 1) % 4),
  menu: firstRecipeOfMenu + ((recipe + 1) % 4),
}

/** The condition of each filter answer. A row gets a tag for each answer that is true, and the search uses the tags. */
const menuConditions: { [Name in MenuFilter]: (answer: FilterAnswer<Name>) => SQL } = {
  maxPrice: (euros) => sql`least(price_cents, half_price_cents) <= ${toCents(euros)}::integer`,
  voucher: () => sql`least(price_cents, half_price_cents) <= ${mealVoucherCents}::integer`,
  drink: () => sql`has_drink`,
  service: () => sql`has_dinner`,
  diet: (diet) => sql`(free >> ${dietBit(diet)}::integer & 1 = 1)`,
  without: (allergen) => sql`free >> ${allergens.indexOf(allergen)}::integer & 1 = 1`,
}

/** Tags for a query_int of intarray, and a condition for filters that tags cannot decide. */
type FilterCondition = { tags: string; besides?: SQL }
type Diet = FilterAnswer<'diet'>

type Asking<Name extends HouseFilter> = (
  answer: NonNullable<FilterValues[Name]>,
  criteria: Pick<Criteria, 'clocks' | 'forMenus'>,
) => FilterCondition

const houseConditions: { [Name in HouseFilter]: Asking<Name> } = {
  serving: (_, { clocks }) => ({
    tags: anyOf(quietTags(clocks)),
    besides: sql`(${isOpen(clocks)} and served @> ${minuteOfMenu(clocks)})`,
  }),
  open: (_, { clocks, forMenus }) =>
    forMenus
      ? { tags: '', besides: canEat(clocks) }
      : { tags: anyOf(earlyTags(clocks)), besides: isOpen(clocks) },
  delivery: () => ({ tags: String(serviceTag('Servicio a domicilio')) }),
  takeaway: () => ({ tags: String(serviceTag('Para recoger')) }),
  cuisine: (cuisines) => ({ tags: anyOf(cuisines.map(cuisineTag)) }),
}

export const anyOf = (tags: number[]) => (tags.length > 0 ? `(${[...new Set(tags)].join('|')})` : '')

/** Uses the tag only while it is early in both time zones. Later, the tag would leave out open restaurants of one time zone. */
function earlyTags(clocks: LocalClocks): number[] {
  const hours = Object.values(clocks).map(({ minute }) => Math.floor(minute / 60))
  return hours.every((hour) => hour < earlyHours) ? hours.map(earlyHourTag) : []
}

/** Only while both time zones are in quiet hours: at another hour most menus of one zone have no such tag. */
function quietTags(clocks: LocalClocks): number[] {
  const tags = Object.values(clocks).map(({ minute }) =>
    quietHours.findIndex(([from, to]) => minute >= from * 60 && minute < to * 60),
  )
  return tags.every((tag) => tag >= 0) ? tags.map((tag) => firstQuietHour + tag) : []
}

/** The minute of now, counted from the midnight at which the row's menu begins. */
export function minuteOfMenu({ 'Europe/Madrid': mainland, 'Atlantic/Canary': canary }: LocalClocks): SQL {
  const minute = ({ today, minute }: LocalClock) =>
    sql`(${today}::date - menu_date) * ${dayLength}::integer + ${minute}::integer`
  return sql`case time_zone when 'Atlantic/Canary' then ${minute(canary)} else ${minute(mainland)} end`
}

function isOpen(clocks: LocalClocks): SQL {
  const { 'Europe/Madrid': mainland, 'Atlantic/Canary': canary } = clocks
  return sql`hours @> case time_zone when 'Atlantic/Canary'
    then ${canary.weekMinute}::integer else ${mainland.weekMinute}::integer end`
}

/**
 * Of menus, «open» means one that can be eaten now or next: the place is open at a minute from now until its last service ends, or has
 * never written its hours.
 */
function canEat(clocks: LocalClocks): SQL {
  const { 'Europe/Madrid': mainland, 'Atlantic/Canary': canary } = clocks
  const left = ({ today, minute, weekMinute }: LocalClock) => sql`(select int4multirange(
      int4range(${weekMinute}::integer, ${weekMinute}::integer + minutes),
      int4range(${weekMinute - weekLength}::integer, ${weekMinute - weekLength}::integer + minutes))
    from greatest(menu_end_minute - ${minute}::integer - ${dayLength}::integer * (${today}::date - menu_date), 0) as minutes)`
  const rest = sql`case time_zone when 'Atlantic/Canary' then ${left(canary)} else ${left(mainland)} end`
  return sql`case when isempty(hours) then not isempty(${rest}) else hours && ${rest} end`
}

function askedOfHouse<Name extends HouseFilter>(name: Name, criteria: Criteria): FilterCondition[] {
  const answer = criteria.filters[name]
  return answer ? [houseConditions[name](answer, criteria)] : []
}

function askedOfMenu(name: MenuFilter, { filters }: Criteria): FilterCondition[] {
  return [filters[name] ?? []].flat().map((answer) => ({ tags: String(menuTag(name, answer)) }))
}

/** One and the same dish must be free of each allergen and of the diet. The tags only say that each is true of some dish. */
function sameDish({ filters }: Criteria): FilterCondition[] {
  const { without = [], diet } = filters
  return without.length + (diet ? 1 : 0) > 1 ? [{ tags: '', besides: canChoose(wantedBits(filters)) }] : []
}

export const filterConditions = (criteria: Criteria): FilterCondition[] => [
  ...houseFilters.flatMap((name) => askedOfHouse(name, criteria)),
  ...menuFilters.flatMap((name) => askedOfMenu(name, criteria)),
  ...sameDish(criteria),
]

/** Whether every part of the menu has a dish with all these bits. */
function canChoose(bits: number): SQL {
  const all = sql`${bits}::integer`
  return sql`not exists (
    select from unnest(choices) as choice group by choice >> ${partShift} having not bool_or(choice & ${all} = ${all}))`
}

const tagIf = (tag: number, holds: SQL) => sql`case when ${holds} then ${tag}::integer end`

function tagsOf<Name extends MenuFilter>(name: Name): SQL[] {
  const answers: readonly FilterAnswer<Name>[] = searchFilters[name].answers
  return answers.map((answer) => tagIf(menuTag(name, answer), menuConditions[name](answer)))
}

/** In minutes of the menu's day, and of the night after it. */
const quietTagsOfMenu = quietHours.map(([from, to], index) =>
  tagIf(
    firstQuietHour + index,
    sql`served && int4multirange(int4range(${from * 60}, ${to * 60}), int4range(${dayLength + from * 60}, ${dayLength + to * 60}))`,
  ),
)

/** The tags of a menu for its search row. One expression: of a list of `values`, the database would prepare each line for each menu. */
export const menuTags = sql`array_remove(array[${sql.join([...quietTagsOfMenu, ...menuFilters.flatMap(tagsOf)], sql`, `)}], null)`
