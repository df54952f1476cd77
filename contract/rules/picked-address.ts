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

const numbered = /^([^,]+), (\d[^,]*|s\/n)(?:, (.+))?$/i

/** «Calle Mayor, 5, 2.º B» comes apart only where it would go together again to the letter. */
function partsOfLine(line: string) {
  const [, street = '', house = '', apartment = ''] = numbered.exec(line) ?? []
  const parts = { street, house, apartment }
  return streetLine(parts) === line ? parts : { street: line, house: '', apartment: '' }
}

/** Back into the picker. */
export function fromAddressFields(fields: Partial<AddressFields>): PickedAddress | null {
  const { lat, lon, restaurantAddress: line = '', city = '', state = '', postcode = '' } = fields
  if (!line && !city && lat === undefined) return null
  const parts = { ...partsOfLine(line), city, state, postcode }
  return {
    ...parts,
    lat: lat ?? null,
    lng: lon ?? null,
    mainArea: line || city,
    fullAddress: fullAddressOf(parts),
    country: fields.country || 'España',
  }
}
