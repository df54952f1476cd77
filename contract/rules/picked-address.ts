import type { PickedAddress } from '../entities/place'

type Parts = Pick<PickedAddress, 'street' | 'house' | 'apartment' | 'city' | 'state' | 'postcode'>

const said = (parts: (string | undefined)[], between: string) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(between)

/** «Calle Mayor, 5, 2.º B»: as it stands on the door. */
export const streetLine = ({ street, house, apartment }: Omit<Parts, 'city' | 'state' | 'postcode'>) =>
  said([street, house, apartment], ', ')

/** «Calle Mayor, 5, 28013 Madrid»: the province only where it is not the city's own. */
export function fullAddressOf(parts: Parts): string {
  const province = parts.state.trim() === parts.city.trim() ? '' : parts.state
  return said([streetLine(parts), said([parts.postcode, parts.city], ' '), province], ', ')
}

/** What the wizard's payload and the profile know of an address (SPEC.md §3). */
export type AddressFields = {
  lat?: number
  lon?: number
  restaurantAddress: string
  city: string
  state: string
  country: string
  postcode: string
}

export function toAddressFields(picked: PickedAddress): AddressFields {
  const { lat, lng, city, state, country, postcode } = picked
  const place = lat === null || lng === null ? {} : { lat, lon: lng }
  return { ...place, restaurantAddress: streetLine(picked), city, state, country, postcode }
}

/** Back into the picker: the street keeps its number, since nobody can tell them apart for sure. */
export function fromAddressFields(fields: Partial<AddressFields>): PickedAddress | null {
  const { lat, lon, restaurantAddress: street = '', city = '', state = '', postcode = '' } = fields
  if (!street && !city && lat === undefined) return null
  const parts = { street, house: '', apartment: '', city, state, postcode }
  return {
    ...parts,
    lat: lat ?? null,
    lng: lon ?? null,
    mainArea: said([street || city], ''),
    fullAddress: fullAddressOf(parts),
    country: fields.country || 'España',
  }
}
