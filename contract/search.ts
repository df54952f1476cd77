import { allergens, cuisines } from './lists'

/** docs/product.md#search-radius: candidates within 100 km. The slider goes from 1 to 20 km and starts at 5. */
export const maxRadiusKm = 100
export const distanceSlider = { min: 1, max: 20, default: 5 } as const

export const maxSearchText = 200

/** Normalises a search text: no control or invisible characters, single spaces, NFC, a maximum length. */
export function searchText(typed: string): string {
  return typed
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxSearchText)
    .replace(/\p{Cs}$/u, '')
    .trim()
}

/** The daily amount that a company can pay an employee for a meal without tax (RIRPF, art. 45.2). Meal vouchers have this amount. */
export const mealVoucherCents = 1100

/** All values of one name, in an address or a request. */
type GivenValues = readonly unknown[]

export type Filter = {
  /** The name of the field in a request to the host api. */
  field: string
  /**
   * The object of the filter. Menu filters are decided when the menu is written, service filters by the clock; both are off in a search
   * for restaurants. The list's filters are its distance and its order.
   */
  asksOf: 'house' | 'menu' | 'service' | 'list'
  /** 'every host': a filter of the common calls (docs/product.md#search). 'ours': an addition of our own api. */
  knownTo: 'every host' | 'ours'
  /** The control of the filter, and its answers. 'row': each answer is a chip; all others open a sheet, except a toggle. */
  chip: 'toggle' | 'row' | 'list' | 'checkboxes' | 'slider'
  answers: readonly (string | number | true)[]
  /**
   * The answers that are always chips in the row, also if the filter has a bottom sheet. Another answer, from an address or from
   * words, has a chip while it is on.
   */
  inRow?: readonly (string | number)[]
  /** The other filter for the same property: an answer to one removes the other. */
  insteadOf?: string
  /** Reads the answer. Undefined when the filter is off or the value is invalid. */
  read: (given: GivenValues) => unknown
}

const toggle = {
  chip: 'toggle',
  answers: [true],
  read: ([one]: GivenValues) => (one === true || one === '1' ? true : undefined),
} as const

const oneOf = <const Answer extends string | number>(answers: readonly Answer[]) => ({
  chip: 'list' as const,
  answers,
  read: ([one]: GivenValues) => answers.find((answer) => String(answer) === String(one)),
})

const oneInRow = <const Answer extends string | number>(answers: readonly Answer[]) => ({
  ...oneOf(answers),
  chip: 'row' as const,
})

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Takes the values one by one, or as a list with commas, as somebody writes it by hand. */
const someOf = <const Answer extends string>(
  answers: readonly Answer[],
  names: { [Name in Answer]?: string } = {},
) => ({
  chip: 'checkboxes' as const,
  answers,
  read: (given: GivenValues) => {
    const words = given.flatMap((one) => String(one).split(',')).map((word) => word.trim())
    const chosen = answers.filter((answer) =>
      words.some((word) => word === answer || plain(word) === names[answer]),
    )
    return chosen.length > 0 ? chosen : undefined
  },
})

const between = ({ min, max }: { min: number; max: number }) => ({
  chip: 'slider' as const,
  answers: [],
  read: ([one]: GivenValues) => wholeBetween(one, min, max),
})

export function wholeBetween(given: unknown, min: number, max: number) {
  const number = /^\d{1,4}$/.test(String(given)) ? Number(given) : Number.NaN
  return number >= min && number <= max ? number : undefined
}

/** The names that people write into an address by hand, without accents. An allergen that is ignored is a danger. */
const writtenAllergens = {
  crustaceans: 'crustaceos',
  eggs: 'huevos',
  fish: 'pescado',
  peanuts: 'cacahuetes',
  soy: 'soja',
  milk: 'leche',
  nuts: 'frutos secos',
  celery: 'apio',
  mustard: 'mostaza',
  sesame: 'sesamo',
  sulphites: 'sulfitos',
  lupin: 'altramuces',
  molluscs: 'moluscos',
}

/**
 * Every filter of the search, in the order of its chips. A key is the filter's name in the address, in the state of the page and in
 * messages/es.json (search.filters). The conditions on rows are in the search module's queries/filters.ts.
 */
export const searchFilters = {
  service: { ...oneInRow(['cena']), inRow: [], field: 'service', asksOf: 'menu', knownTo: 'ours' },
  diet: {
    ...oneInRow(['vegetarian', 'vegan']),
    inRow: [],
    field: 'diet',
    asksOf: 'menu',
    knownTo: 'ours',
  },
  serving: { ...toggle, field: 'servingNow', asksOf: 'service', knownTo: 'ours' },
  maxPrice: {
    ...oneInRow([8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 25]),
    inRow: [10, 12, 15],
    field: 'maxPrice',
    asksOf: 'menu',
    knownTo: 'ours',
  },
  walk: {
    ...oneInRow([5, 10]),
    inRow: [5, 10],
    insteadOf: 'km',
    field: 'walkMinutes',
    asksOf: 'list',
    knownTo: 'ours',
  },
  price: {
    ...oneOf(['asc', 'desc']),
    inRow: ['asc'],
    field: 'priceRange',
    asksOf: 'list',
    knownTo: 'every host',
  },
  open: { ...toggle, field: 'timestamp', asksOf: 'house', knownTo: 'every host' },
  cuisine: { ...someOf(cuisines), field: 'cuisineType', asksOf: 'house', knownTo: 'every host' },
  takeaway: { ...toggle, field: 'Para llevar', asksOf: 'house', knownTo: 'every host' },
  delivery: { ...toggle, field: 'Domicilio', asksOf: 'house', knownTo: 'every host' },
  without: {
    ...someOf(allergens, writtenAllergens),
    field: 'withoutAllergens',
    asksOf: 'menu',
    knownTo: 'ours',
  },
  km: {
    ...between(distanceSlider),
    insteadOf: 'walk',
    field: 'distance',
    asksOf: 'list',
    knownTo: 'every host',
  },
  voucher: { ...toggle, field: 'mealVoucher', asksOf: 'menu', knownTo: 'ours' },
  drink: { ...toggle, field: 'includesDrink', asksOf: 'menu', knownTo: 'ours' },
} as const satisfies Record<string, Filter>

type Filters = typeof searchFilters

/** The names of all filters, or of filters of one kind: `FilterName<{ asksOf: 'menu' }>`. */
export type FilterName<Kind = unknown> = {
  [Name in keyof Filters]: Filters[Name] extends Kind ? Name : never
}[keyof Filters]

/** The answers of the filters that are on. A filter that is off has no entry. */
export type FilterValues = { [Name in FilterName]?: NonNullable<ReturnType<Filters[Name]['read']>> }

export type FilterAnswer<Name extends FilterName> = Filters[Name]['answers'][number]

/** Whether the filter has this kind of chip. */
export const isChosenBy = <Chip extends Filter['chip']>(
  chip: Chip,
  name: FilterName,
): name is FilterName & FilterName<{ chip: Chip }> => searchFilters[name].chip === chip

type RowFilter = FilterName<{ inRow: readonly unknown[] }>

/** Whether answers of the filter are chips in the row. */
export const isInRow = (name: FilterName): name is RowFilter => 'inRow' in searchFilters[name]

const isFilter = (name: string): name is FilterName => name in searchFilters
export const filterNames = Object.keys(searchFilters).filter(isFilter)

export type MenuFilter = FilterName<{ asksOf: 'menu' }>
const isMenuFilter = (name: FilterName): name is MenuFilter => searchFilters[name].asksOf === 'menu'
export const menuFilters = filterNames.filter(isMenuFilter)

/** The filters whose condition may depend on the clock. */
export type HouseFilter = FilterName<{ asksOf: 'house' | 'service' }>
const isHouseFilter = (name: FilterName): name is HouseFilter =>
  searchFilters[name].asksOf === 'house' || searchFilters[name].asksOf === 'service'
export const houseFilters = filterNames.filter(isHouseFilter)

/** Whether the filter asks for a menu of today. Such a filter is off in a search for restaurants. */
export const asksForMenu = (name: FilterName) =>
  searchFilters[name].asksOf === 'menu' || searchFilters[name].asksOf === 'service'

/** The highest price that a diner of this search pays. */
export const mostPaidCents = ({ maxPrice, voucher }: FilterValues) =>
  Math.min(maxPrice === undefined ? Infinity : maxPrice * 100, voucher ? mealVoucherCents : Infinity)

const instead: { [Name in FilterName]: { field: string; insteadOf?: FilterName } } = searchFilters

/** The filter that a value of this filter removes: the other filter for the same property. */
export function replacedBy(name: FilterName): FilterValues {
  const { insteadOf } = instead[name]
  return insteadOf ? { [insteadOf]: undefined } : {}
}

/** The change of a search by one answer, or by none. */
export const answered = <Name extends FilterName>(name: Name, answer: FilterValues[Name]): FilterValues => ({
  ...(answer === undefined ? {} : replacedBy(name)),
  [name]: answer,
})

const readers: { [Name in FilterName]: { read: (given: GivenValues) => FilterValues[Name] } } = searchFilters

function readInto<Name extends FilterName>(values: FilterValues, name: Name, given: GivenValues) {
  values[name] = readers[name].read(given)
}

/** Reads all filters and ignores invalid values. */
export function readFilters(given: (name: FilterName) => GivenValues): FilterValues {
  const values: FilterValues = {}
  for (const name of filterNames) readInto(values, name, given(name))
  return values
}

/** The values of a filter in an address. Empty when the filter is off. */
export function writtenFilter(values: FilterValues, name: FilterName): string[] {
  const value = values[name]
  return value === undefined ? [] : value === true ? ['1'] : [value].flat().map(String)
}

/** The fields of a request, for those of these filters that are on. */
export const filterFields = (values: FilterValues, names = filterNames): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined ? [] : [[searchFilters[name].field, values[name]]])),
  )

export const filtersOfRequest = (fields: Record<string, unknown>) =>
  readFilters((name) => [fields[searchFilters[name].field]].flat())
