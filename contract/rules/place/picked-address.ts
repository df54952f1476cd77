import type { PickedAddress } from '../../entities/place'

type Parts = Pick<PickedAddress, 'street' | 'house' | 'apartment' | 'city' | 'state' | 'postcode'>

const joined = (parts: (string | undefined)[], between: string) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(between)

/** Street, house and apartment: «Calle Mayor, 5, 2.º B». */
export const streetLine = ({ street, house, apartment }: Omit<Parts, 'city' | 'state' | 'postcode'>) =>
  joined([street, house, apartment], ', ')

/** «Calle Mayor, 5, 28013 Madrid». The province is added only when its name differs from the city's. */
export function fullAddressOf(parts: Parts): string {
  const province = parts.state.trim() === parts.city.trim() ? '' : parts.state
  return joined([streetLine(parts), joined([parts.postcode, parts.city], ' '), province], ', ')
}

/** The address fields of the wizard's payload and the profile (docs/product.md#address-fields). */
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

/** Splits «Calle Mayor, 5, 2.º B» only when joining the parts gives exactly the same text. */
function partsOfLine(line: string) {
  const [, street = '', house = '', apartment = ''] = numbered.exec(line) ?? []
  const parts = { street, house, apartment }
  return streetLine(parts) === line ? parts : { street: line, house: '', apartment: '' }
}

/** Converts stored address fields into an address for the picker. */
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
