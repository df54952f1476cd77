import type { PickedAddress, Position } from '@/contract/entities/place'
import { fullAddressOf } from '@/contract/rules/place/picked-address'

const emptyParts = { street: '', house: '', apartment: '', city: '', state: '', postcode: '' }

export type AddressParts = typeof emptyParts
export type AddressPart = keyof AddressParts

/** The address parts that a look-up returns for a point. */
export type LookedUp = Partial<AddressParts> & Position & { area: string }

/** An address during picking. `typed` lists the parts written by hand: a look-up of the same place does not overwrite them. */
export type AddressDraft = AddressParts & {
  position: Position | null
  /** True when a person has pointed at the position. Otherwise the position comes from the written address. */
  isPointed: boolean
  area: string
  country: string
  typed: readonly AddressPart[]
}

export function draftOf(value: PickedAddress | null): AddressDraft {
  const { lat = null, lng = null, mainArea = '', country = 'España' } = value ?? {}
  const parts = value ? { ...value, house: value.house ?? '', apartment: value.apartment ?? '' } : emptyParts
  const position = lat === null || lng === null ? null : { lat, lon: lng }
  const { street, house, apartment, city, state, postcode } = parts
  return {
    ...{ street, house, apartment, city, state, postcode },
    ...{ position, country, area: mainArea, isPointed: position !== null, typed: [] },
  }
}

export function withPart(draft: AddressDraft, part: AddressPart, text: string): AddressDraft {
  return { ...draft, [part]: text, typed: [...draft.typed.filter((one) => one !== part), part] }
}

export const pointedAt = (draft: AddressDraft, position: Position): AddressDraft => ({
  ...draft,
  position,
  isPointed: true,
})

/** Another place replaces all parts but a door that was written by hand. The same place, moved a little, keeps every such part. */
export function lookedUp(draft: AddressDraft, found: LookedUp, isAnother: boolean): AddressDraft {
  const typed = isAnother ? draft.typed.filter(isDoor) : draft.typed
  const { area, lat, lon, ...parts } = found
  const known = Object.entries(parts).filter(([part, text]) => text && !typed.some((one) => one === part))
  return {
    ...(isAnother ? withoutOldStreet(draft, found) : draft),
    ...Object.fromEntries(known),
    ...{ area, typed },
    ...(isAnother && pointed({ lat, lon })),
  }
}

/** Removes the street of the previous city, unless a person has written the street. */
function withoutOldStreet(draft: AddressDraft, { city }: LookedUp): AddressDraft {
  if (!city || !draft.city || city === draft.city || draft.typed.includes('street')) return draft
  const door = Object.fromEntries(
    (['house', 'apartment'] as const).map((part) => [part, draft.typed.includes(part) ? draft[part] : '']),
  )
  return { ...draft, street: '', ...door }
}

const isDoor = (part: AddressPart) => part === 'house' || part === 'apartment'

const pointed = (position: Position) => ({ position, isPointed: true })

export function toPicked(draft: AddressDraft): PickedAddress {
  const { street, house, apartment, city, state, postcode, position, country } = trimmed(draft)
  return {
    ...{ lat: position?.lat ?? null, lng: position?.lon ?? null },
    ...{ mainArea: mainAreaOf(draft), fullAddress: fullAddressOf(draft) },
    ...{ street, house, apartment, city, state, postcode, country },
  }
}

/** The street, else the quarter, else the city. */
export const mainAreaOf = ({ street, house, area, city }: AddressDraft) =>
  [street.trim(), street.trim() && house.trim()].filter(Boolean).join(', ') || area || city.trim()

function trimmed(draft: AddressDraft): AddressDraft {
  const { street, house, apartment, city, state, postcode } = draft
  const parts = { street, house, apartment, city, state, postcode }
  return {
    ...draft,
    ...Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, text.trim()])),
  }
}

export type AddressProblem = 'streetMissing' | 'cityMissing' | 'postcodeWrong'

export function problemsOf({ street, city, postcode }: AddressDraft) {
  const problems: Partial<Record<AddressPart, AddressProblem>> = {}
  if (!street.trim()) problems.street = 'streetMissing'
  if (!city.trim()) problems.city = 'cityMissing'
  if (postcode.trim() && !/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(postcode.trim()))
    problems.postcode = 'postcodeWrong'
  return problems
}
