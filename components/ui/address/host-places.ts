import type { FoundPlace, Position } from '@/contract/entities/place'
import { withoutDoor } from '@/contract/rules/place/door'
import { addressAt, suggest } from '@/lib/browser/geocode'
import type { AddressParts, LookedUp } from './address-draft'

/** A line of the suggestion list. `find` looks up its address when a person chooses the line. */
export type AddressSuggestion = { name: string; key: string; find: () => Promise<LookedUp | null> }

/** Null when the geocoder finds no place in Spain at the position. */
export async function lookUp(position: Position, signal?: AbortSignal): Promise<LookedUp | null> {
  const found = await addressAt(position, signal)
  if (!found) return null
  const { city, state, postcode, province, road, house_number } = found.address
  return {
    ...position,
    area: found.display_name,
    city,
    state: province || state,
    postcode,
    street: road,
    house: house_number,
  }
}

export async function suggestByHost(typed: string, signal: AbortSignal): Promise<AddressSuggestion[]> {
  const places = await suggest(typed, signal)
  return places.map(({ display_name: name, latitude: lat, longitude: lon, missing }) => ({
    name,
    key: `${name} ${lat} ${lon}`,
    find: async () => {
      const found = (await lookUp({ lat, lon }).catch(() => null)) ?? { lat, lon, area: name }
      return { ...found, ...typedDoor(typed, { ...found, name }, namesStreet(missing)) }
    },
  }))
}

/** Whether the words that the geocoder did not find may be a street: «Ponzano Mayor 12», but not «12». */
const namesStreet = (missing: FoundPlace['missing']) =>
  missing?.kind === 'street' || (missing?.kind === 'words' && /\p{L}{2}.*\d/u.test(missing.words))

const streetWord =
  /^(?:c\/|(?:calle|av(?:enida|da?)?\.?|pl(?:aza|za)?\.?|pza\.?|paseo|p\.º|ronda|rambla|travesía|camino|carretera|glorieta|cuesta|gran vía|carrer|passeig|plaça|avinguda|rúa|praza)(?:\s|$))/iu

type FoundAddress = Partial<AddressParts> & { name: string }

/**
 * The street, the number and the door that a person typed before choosing, where the look-up does not know them. A suggestion may itself
 * be the street: «Calle de Atocha, Madrid».
 */
export function typedDoor(typed: string, { name, street, house }: FoundAddress, isStreetUnknown: boolean) {
  const { before, door } = withoutDoor(typed.trim())
  const [, number = '', apartment = ''] = /^([^\s,]+(?: bis)?)(?:[\s,]+(.+))?$/iu.exec(door) ?? []
  const typedRoad = (before.split(',', 1)[0] ?? '').trim()
  const [chosen = ''] = name.split(',', 1)
  const knownRoad = streetWord.test(chosen) ? chosen.trim() : ''
  const isRoad = isStreetUnknown || streetWord.test(typedRoad)
  return {
    ...(!street && (knownRoad || isRoad) && { street: knownRoad || typedRoad }),
    ...(!house && number && { house: number }),
    ...(apartment && { apartment }),
  }
}
