import type { Position } from '@/contract/entities/place'
import { distanceKm, spain } from '@/contract/geography'
import { looksLikeFood } from '@/contract/rules/menu-text/known-dishes'
import { searchText } from '@/contract/search'
import type { Database, Queryable } from '@/server/db/client'
import { namesByAlias } from '@/server/db/places/aliases'
import { municipalityLabel, placeKey } from '@/server/db/places/place-row'
import { findAlike, findAround, findByKeys, findNamed, type Place } from '@/server/db/places/queries'
import { editDistance, mostEdits } from '@/server/text/edit-distance'
import { foldedWords } from '@/server/text/fold-word'
import { abroad } from './abroad'
import { endsAbroad } from './foreign-names'
import { nearestFirst, partsOfTowns } from './nearest-first'
import type { FoundAddress, Geocoder } from './port'
import {
  asksForPart,
  isHardlyUnderstood,
  type Missing,
  meansHere,
  missingFrom,
  readTypedPlace,
  significantWords,
  streetWords,
  type TypedPlace,
} from './understood-words'

/**
 * The embedded geocoder: 20,547 places of Spain, and well-known streets and sights. An operator adds streets of their own with a CSV
 * file, `name,municipality,province,lat,lon`, that STREETS_CSV names (docs/operations.md#own-streets).
 */
export function createGazetteer(db: Database): Geocoder {
  return {
    async suggest(typed, near) {
      const found = await findByName(db, searchText(typed), near ? mostAnywhere : mostPlaces)
      return nearestFirst(found, near)
        .slice(0, mostPlaces)
        .map(({ place: { label, lat, lon }, missing }) => ({
          ...{ display_name: label, latitude: lat, longitude: lon },
          ...(missing && { missing }),
        }))
    },
    reverse: (position) => findByPoint(db, position),
  }
}

const looked = 24

/** Within this distance the address names the quarter: in a city a quarter says more than the city's name. */
const quarterKm = 1.5

/** A point farther than this from every settlement is in the open sea. */
const farthestKm = 20

async function findByPoint(db: Queryable, at: Position): Promise<FoundAddress | null> {
  if (at.lat > spain.north || at.lat < spain.south || at.lon < spain.west || at.lon > spain.east) return null
  const around = await findAround(db, at, looked)
  const [nearest] = around
  if (!nearest) return null
  const km = distanceKm(at, nearest)
  if (km > farthestKm || abroad.some((town) => distanceKm(at, town) < km)) return null
  return addressOf(at, nearest, around)
}

/** Builds the address. The middle of a postcode's area shows the municipality better than the nearest church tower. */
function addressOf(at: Position, nearest: Place, around: Place[]): FoundAddress {
  const { municipality, province, region } = nearest
  const here = around.filter((place) => place.municipality === municipality && place.province === province)
  const near = here.filter((place) => distanceKm(at, place) <= quarterKm)
  const quarter =
    near.find(({ kind }) => kind === 'neighbourhood' || kind === 'city') ?? near.find(isDistrict)
  const postcode = here.find(({ kind }) => kind === 'postcode')?.name ?? nearest.postcode
  return {
    display_name: quarter?.label ?? municipalityLabel(municipality, province),
    latitude: (quarter ?? nearest).lat,
    longitude: (quarter ?? nearest).lon,
    city: municipality,
    address: { city: municipality, state: region, postcode, province },
  }
}

const isDistrict = ({ kind }: Place) => kind === 'district'

const mostPlaces = 8
/** If the nearest comes first, so many candidates are compared. */
const mostAnywhere = 60
const maxWords = 12
const longestName = 6

export type FoundPlace = { place: Place; missing: Missing | null }

/**
 * Takes the typed text for a name, the beginning of a name or a misspelt name, else for an address that contains the name of a place.
 * Then it says which words name no part of that place.
 */
async function findByName(db: Queryable, text: string, limit: number): Promise<FoundPlace[]> {
  const typed = readTypedPlace(text)
  const found = await findTyped(db, text, typed, limit)
  return found.filter(
    ({ place: { kind }, missing }) =>
      kind === 'street' || !isHardlyUnderstood(typed.words, missing, partsOfTowns.includes(kind)),
  )
}

async function findTyped(
  db: Queryable,
  text: string,
  typed: TypedPlace,
  limit: number,
): Promise<FoundPlace[]> {
  const { words } = typed
  if (words.length === 0 || endsAbroad(words) || meansHere(words)) return []
  const named = words.length > maxWords ? [] : await findWhole(db, words, limit)
  const whole = named.length > 0 ? named : await findInPostcode(db, typed)
  const begun = words.length > 1 ? words.filter(isLong) : words
  if (whole.length > 0) return whole.map((place) => withMissing(place, typed, begun))
  const within = await findWithin(db, typed, isAddress(text), limit)
  const [first] = within
  if (first?.place.kind === 'postcode') return within
  const town = await findTown(db, typed)
  const isSmall = first && town[0] && town[0].place.weight > muchLarger * first.place.weight
  return first && !isSmall ? within : town
}

/** «Hospital La Fe» is not the beginning of «Hospital de …, Felechares»: a short word counts only where the place has it whole. */
const isLong = (word: string) => word.length > 2

/** «Rúa do Franco, Santiago» means Santiago de Compostela, not a hamlet that is called just so. */
const muchLarger = 20

/** The places that have all of the words. */
async function findWhole(db: Queryable, words: string[], limit: number): Promise<Place[]> {
  const significant = significantWords(words)
  const names = significant.length < words.length ? [significant, words] : [words]
  const keys = names.map((name) => placeKey(name.join(' ')))
  for (const name of names) {
    const named = await findNamed(db, name, keys, limit)
    if (named.length > 0) return likeliestFirst(named, words)
  }
  for (const name of names) {
    const misspelt = await findMisspelt(db, name)
    if (misspelt.length > 0) return misspelt
  }
  return []
}

/** «Calle de Atocha 30, 28012 Madrid»: a street has no postcode of its own. The town of the typed one has the street. */
async function findInPostcode(db: Queryable, { words, door }: TypedPlace): Promise<Place[]> {
  const postcode = words.find((word) => /^\d{5}$/.test(word))
  const others = significantWords(words).filter((word) => word !== postcode)
  if (!postcode || others.length === 0 || !(door || streetWords(words).length > 0)) return []
  const [area] = await findByKeys(db, [postcode])
  if (!area) return []
  const found = await findNamed(db, others, [placeKey(others.join(' '))], mostAnywhere)
  return found.filter(
    ({ kind, municipality, province }) =>
      kind === 'street' && municipality === area.municipality && province === area.province,
  )
}

/** The text after the number or a comma may be a misspelt town, or the beginning of one. */
async function findTown(db: Queryable, typed: TypedPlace): Promise<FoundPlace[]> {
  const after = significantWords(typed.words.slice(typed.street.length))
  for (const name of after.length > 1 ? [after, after.slice(-1)] : [after]) {
    if (name.length === 0) return []
    const found = (await findWhole(db, name, mostPlaces)).filter(({ kind }) => kind !== 'street')
    if (found.length > 0) return found.map((place) => withMissing(place, typed, name))
  }
  return []
}

/** Of places with the same name as the first, the one that the typed words fit best comes first: «La Latina» is not the district of Latina. */
function likeliestFirst(found: Place[], words: string[]): Place[] {
  const typed = words.join(' ')
  const others = namesByAlias.get(typed) ?? []
  const fits = ({ kind, name, label, nameKey }: Place) =>
    (others.includes(name) ? 8 : 0) +
    (nameKey === found[0]?.nameKey ? 4 : 0) +
    (asksForPart(words) && partsOfTowns.includes(kind) ? 2 : 0) +
    (placeKey(typed) !== typed && foldedWords(label).join(' ').startsWith(typed) ? 1 : 0)
  return found.toSorted((a, b) => fits(b) - fits(a))
}

function withMissing(place: Place, typed: TypedPlace, understood: string[]): FoundPlace {
  const { kind, label, province, region, postcode } = place
  const texts = [label, province, region, postcode]
  return { place, missing: missingFrom(typed, { isStreet: kind === 'street', texts, understood }) }
}

async function findMisspelt(db: Queryable, words: string[]): Promise<Place[]> {
  const key = placeKey(words.join(' '))
  // «paella» is not a misspelt Maella: who types a dish here looks for the dish.
  if (key.length < 4 || words.every(looksLikeFood)) return []
  return (await findAlike(db, key, 40))
    .map((place) => ({ place, distance: distanceOf(key, place) }))
    .filter(({ distance, place }) => distance <= mostWrong(key) && isMisspelt(words, place))
    .sort((a, b) => a.distance - b.distance || b.place.weight - a.place.weight)
    .map(({ place }) => place)
    .slice(0, mostPlaces)
}

/** Names are shorter than dishes and there are more of them: a word of five letters with two wrong ones is another name. */
const mostWrong = (typed: string) => Math.min(mostEdits(typed), typed.length < 7 ? 1 : 3)

/**
 * Whether the words may be a misspelt name of the place. A street or a sight must have each of the words: «plaza España» is not a
 * misspelt «plaza del Pilar». And a street is not a misspelt town. A number is never misspelt.
 */
function isMisspelt(words: string[], { kind, name, label }: Place): boolean {
  const known = foldedWords(`${name} ${label}`)
  if (words.some((word) => /\d/.test(word) && !known.includes(word))) return false
  const isKnown = (word: string) => known.some((one) => editDistance(word, one) <= mostWrong(word))
  return kind === 'street' ? words.every(isKnown) : streetWords(words).every(isKnown)
}

/**
 * When the typed text fits the beginning of a longer name and a whole name equally well, the longer name counts half a letter worse. The
 * beginning of a street or a sight is only what many are called: «mercado».
 */
function distanceOf(typed: string, { kind, nameKey, labelKey }: Place): number {
  const begun = nameKey.length > typed.length && kind !== 'street' ? [nameKey.slice(0, typed.length)] : []
  return Math.min(
    ...[nameKey, labelKey].map((key) => editDistance(typed, key)),
    ...(kind === 'street' && isShortOf(typed, nameKey) ? [1] : []),
    ...begun.map((beginning) => editDistance(typed, beginning) + 0.5),
  )
}

/** «calle atoca» leaves «de» out and has one wrong letter. With two wrong letters, «calle arenales» would be Calle del Arenal. */
const isShortOf = (typed: string, nameKey: string) =>
  editDistance(typed, significantWords(nameKey.split(' ')).join(' ')) <= 1

/** 'Calle Mayor 5, 28013 Madrid': a postcode decides first, then the place named last. */
async function findWithin(
  db: Queryable,
  typed: TypedPlace,
  isAddress: boolean,
  limit: number,
): Promise<FoundPlace[]> {
  const words = typed.words.slice(-maxWords)
  const parts = partsOf(words)
  // If the town was not understood, the text may mean any street of that name.
  const found = (await findByKeys(db, [...parts.keys()])).filter(({ kind }) => kind !== 'street')
  const placed = found.map((place) => {
    const part = parts.get(place.labelKey) ?? parts.get(place.nameKey)
    const isPostcode = place.kind === 'postcode'
    return { place, end: isPostcode ? Number.POSITIVE_INFINITY : (part?.end ?? 0), length: part?.length ?? 0 }
  })
  placed.sort((a, b) => b.end - a.end || b.length - a.length || b.place.weight - a.place.weight)
  const [last] = placed
  const isLoose = !isAddress && streetWords(words).length === 0
  const best = (isLoose && last && placed.find((one) => isTownBefore(one, last))) || last
  return placed
    .filter(({ end, length }) => end === best?.end && length === best.length)
    .map(({ place, end, length }) =>
      withMissing(place, typed, place.kind === 'postcode' ? [] : words.slice(end - length, end)),
    )
    .slice(0, limit)
}

type Placed = { place: Place; end: number; length: number }

/** «Benidorm centro»: the text begins with a town, and ends with a quarter of another town or a much smaller town. */
const isTownBefore = ({ place, end, length }: Placed, last: Placed) =>
  end === length &&
  end < last.end &&
  place.kind === 'municipality' &&
  (partsOfTowns.includes(last.place.kind) || place.weight > muchLarger * last.place.weight)

/** Every run of words that could be a name, with the position where the run ends. */
function partsOf(words: string[]) {
  const parts = new Map<string, { end: number; length: number }>()
  for (let start = 0; start < words.length; start++)
    for (let end = start + 1; end <= Math.min(words.length, start + longestName); end++) {
      const part = words.slice(start, end).join(' ')
      for (const name of [part, ...(namesByAlias.get(part) ?? [])])
        parts.set(placeKey(name), { end, length: end - start })
    }
  return parts
}

/** Tells whether the text has a number or a comma. */
const isAddress = (typed: string) => /[\d,]/.test(typed)
