import type { Carta, SpecialMenu } from '@/contract/entities/carta'
import type { Schedule } from '@/contract/entities/opening-hours'
import type { PickedAddress } from '@/contract/entities/place'
import type { SavedFields } from '@/contract/entities/profile-sheet'
import { fromAddressFields, toAddressFields } from '@/contract/rules/place/picked-address'

/** A profile in a form: the address is one object, all other fields have their saved form. */
export type ProfileValues = Pick<
  SavedFields,
  | 'restaurantName'
  | 'description'
  | 'cuisineType'
  | 'restaurantServices'
  | 'whatsappNumber1'
  | 'whatsappNumber2'
  | 'contactNumber'
  | 'instagram'
  | 'facebook'
  | 'website'
  | 'noDailyMenu'
  | 'startersOption'
  | 'firstCourses'
  | 'secondCourses'
  | 'drinks'
  | 'additionalMenuUrl'
  | 'hasLogo'
  | 'logoFilePath'
  | 'headerImageUrl'
  | 'images'
> & {
  address: PickedAddress | null
  cartas: Carta[]
  specialMenus: SpecialMenu[]
  days: Schedule
}

export type ProfileKey = keyof ProfileValues

export function valuesOf(fields: SavedFields): ProfileValues {
  const { lat, lon, restaurantAddress, city, state, country, postcode, ...rest } = fields
  const { mainArea: _m, house: _h, apartment: _a, hasFullMenu: _f, days, ...kept } = rest
  const place = { lat: lat ?? undefined, lon: lon ?? undefined, restaurantAddress, city, state, country }
  return { ...kept, address: fromAddressFields({ ...place, postcode }), days: isAnyDayOpen(days) ? days : [] }
}

/** An all-closed week means that the owner has not set the hours yet. */
const isAnyDayOpen = (days: Schedule) => days.some(({ option }) => option !== 'close')

/** The changes to send, by the contract's names. */
export function changesOf({ address, ...values }: Partial<ProfileValues>): Record<string, unknown> {
  if (!address) return values
  const { lat, lng: lon } = address
  return { ...values, lat, lon, ...toAddressFields(address) }
}

export function pick<V extends object, K extends keyof V>(values: V, keys: readonly K[]): Partial<V> {
  const picked: Partial<V> = {}
  for (const key of keys) if (values[key] !== undefined) picked[key] = values[key]
  return picked
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export function changedKeys(values: ProfileValues, saved: ProfileValues): ProfileKey[] {
  return profileKeys.filter((key) => !isSame(values[key], saved[key]))
}

export const profileKeys = [
  'restaurantName',
  'description',
  'address',
  'cuisineType',
  'restaurantServices',
  'whatsappNumber1',
  'whatsappNumber2',
  'contactNumber',
  'instagram',
  'facebook',
  'website',
  'noDailyMenu',
  'startersOption',
  'firstCourses',
  'secondCourses',
  'drinks',
  'cartas',
  'specialMenus',
  'additionalMenuUrl',
  'hasLogo',
  'logoFilePath',
  'headerImageUrl',
  'images',
  'days',
] as const satisfies readonly (keyof ProfileValues)[]
