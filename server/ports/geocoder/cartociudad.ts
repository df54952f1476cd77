import { z } from 'zod'
import type { FoundPlace, Position } from '@/contract/entities/place'
import { distanceKm } from '@/contract/geography'
import { searchText } from '@/contract/search'
import { editDistance, mostEdits } from '@/server/text/edit-distance'
import type { FoundAddress, Geocoder } from './port'
import { remembered } from './remembered'
import { missingFrom, placeWords, readTypedPlace, type TypedPlace } from './understood-words'

type Options = {
  /** Knows the quarters and cities that CartoCiudad lacks, and answers when CartoCiudad does not. */
  gazetteer: Geocoder
  clock: () => Date
  url: string
  silenceMs?: number
}

const mostCandidates = 8
const day = 24 * 60 * 60 * 1000

/** The streets of Spain, by the Instituto Geográfico Nacional: no key, CC BY 4.0. */
export function createCartoCiudad({ gazetteer, clock, url, silenceMs = 2_000 }: Options): Geocoder {
  async function get(path: string) {
    const answer = await fetch(`${url}/${path}`, { signal: AbortSignal.timeout(silenceMs) })
    if (!answer.ok) throw new Error(`CartoCiudad answered ${answer.status}`)
    const text = await answer.text()
    return text ? JSON.parse(text) : null
  }

  const how = { most: 2_000, forMs: day, clock }
  const find = remembered(async (query) => cartoAddress.nullable().parse(await get(`find?${query}`)), how)
  const reverse = remembered(async (query) => {
    return cartoAddress.nullable().parse(await get(`reverseGeocode?${query}`))
  }, how)
  const candidates = remembered(async (query) => {
    const found = z.array(cartoAddress).parse((await get(`candidates?${query}`)) ?? [])
    const placed = await Promise.all(found.map(withPoint))
    return placed.flatMap(placeOf)
  }, how)

  /** CartoCiudad gives the point of a street only when asked for that street. */
  async function withPoint(found: CartoAddress) {
    if (found.lat && found.lng) return found
    const query = new URLSearchParams({ id: found.id, type: found.type })
    const whole = await find(`${query}`).catch(() => null)
    return { ...found, lat: whole?.lat, lng: whole?.lng }
  }

  return {
    async suggest(typed, near) {
      const query = new URLSearchParams({ q: typed, limit: `${mostCandidates}`, countrycodes: 'es' })
      const [streets, names] = await Promise.all([
        candidates(`${query}`).catch(() => []),
        gazetteer.suggest(typed, near),
      ])
      const read = readTypedPlace(searchText(typed))
      const found = streets.map((street) => withMissing(street, read))
      const isTyped = ({ missing }: FoundPlace) => missing?.kind !== 'street' && missing?.kind !== 'words'
      const [typedStreets, alike] = [found.filter(isTyped), found.filter((place) => !isTyped(place))]
      const all = isAddress(typed)
        ? [...typedStreets, ...names, ...alike]
        : [...names, ...typedStreets, ...alike]
      return all
        .filter((place, at) => all.findIndex((one) => isSame(one, place)) === at)
        .slice(0, mostCandidates)
    },
    async reverse(position: Position): Promise<FoundAddress | null> {
      const { lat, lon } = position
      const query = new URLSearchParams({ lon: lon.toFixed(5), lat: lat.toFixed(5) })
      const [around, street] = await Promise.all([
        gazetteer.reverse(position),
        reverse(`${query}`).catch(() => null),
      ])
      if (!around || !street || !isNear(position, street)) return around
      const postcode = street.postalCode || around.address.postcode
      return { ...around, address: { ...around.address, postcode, ...streetOf(street) } }
    },
  }
}

/** CartoCiudad searches 350 m around: a street two streets away is not the address. */
const isNear = (at: Position, { lat, lng }: CartoAddress) =>
  Boolean(lat && lng) && distanceKm(at, { lat: lat ?? 0, lon: lng ?? 0 }) < 0.1

/** A digit or a kind of street in the text shows that the person looks for an address, not a town. */
const isAddress = (typed: string) =>
  /\d|^(calle|c\/|avenida|avda|av\.|plaza|pza|paseo|carrer|rúa|rua|ronda|travesía|camino|carretera)\b/i.test(
    typed,
  )

const isSame = (a: FoundPlace, b: FoundPlace) => a.display_name === b.display_name

type Street = { place: FoundPlace; number: string; texts: string[] }

function placeOf({ address, lat, lng, ...rest }: CartoAddress): Street[] {
  if (!address || !lat || !lng) return []
  const { tip_via, portalNumber, extension, muni, province, postalCode } = rest
  const place = { display_name: withSmallLetters(address), latitude: lat, longitude: lng }
  const texts = [address, tip_via, muni, province, postalCode].flatMap((text) => text ?? [])
  return [{ place, number: portalNumber ? `${portalNumber}${extension ?? ''}` : '', texts }]
}

/** CartoCiudad also answers with streets alike, and with the street when it does not know the number. */
function withMissing({ place, number, texts }: Street, typed: TypedPlace): FoundPlace {
  const known = placeWords(texts.join(' '))
  const isKnown = (word: string) => known.some((one) => editDistance(word, one) <= mostWrong(word))
  const asked = /^\d+/.exec(typed.door)?.[0]
  const door = asked && Number.parseInt(number, 10) === Number(asked) ? '' : typed.door
  const understood = typed.words.filter((word) => (/\d/.test(word) ? known.includes(word) : isKnown(word)))
  const missing = missingFrom({ ...typed, door }, { isStreet: true, texts, understood })
  return missing ? { ...place, missing } : place
}

const mostWrong = (word: string) => (word.length < 5 ? 0 : mostEdits(word) - 1)

const text = z.string().nullish()

/** The parts of CartoCiudad's address that Mantel uses. Each may be null or missing, depending on the kind of address. */
const cartoAddress = z.object({
  id: z.string(),
  type: z.string(),
  address: text,
  tip_via: text,
  portalNumber: z.number().nullish(),
  extension: text,
  postalCode: text,
  muni: text,
  province: text,
  lat: z.number().nullish(),
  lng: z.number().nullish(),
})

type CartoAddress = z.infer<typeof cartoAddress>

const small = /^(de|del|la|las|los|el|els|les|l|d|y|i|e|do|da|dos|das|a|o)$/

/** CartoCiudad writes addresses in capitals: «CALLE ALCALA 1, Madrid» becomes «Calle Alcala 1, Madrid». */
export function withSmallLetters(shouted: string): string {
  return shouted.replace(/\p{L}+(?:['’]\p{L}+)?/gu, (word, at: number) => {
    if (word !== word.toUpperCase()) return word
    const parts = word.toLowerCase().split(/(?<=['’])/)
    return parts.map((part, index) => (at + index > 0 && isSmall(part) ? part : capital(part))).join('')
  })
}

const isSmall = (word: string) => small.test(word.replace(/['’]$/, ''))
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Gives, for example, «Plaza Puerta del Sol» and «7». */
function streetOf({ tip_via, address, portalNumber, extension }: CartoAddress) {
  const road = withSmallLetters([tip_via, address].filter(Boolean).join(' '))
  return { road, house_number: portalNumber ? `${portalNumber}${extension ?? ''}` : '' }
}
