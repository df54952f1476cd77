import type { placeKinds } from '@/server/db/schema'
import { foldedWords } from '@/server/text/fold-word'
import { aliases } from './aliases'
import { spokenName } from './spoken-names'

export type PlaceKind = (typeof placeKinds)[number]

/** A line of the file. */
export type RawPlace = {
  kind: PlaceKind
  name: string
  municipality: string
  province: string
  region: string
  postcode: string
  lat: number
  lon: number
  population: number
}

export type PlaceRow = RawPlace & {
  label: string
  weight: number
  nameKey: string
  labelKey: string
  names: string
  around: string
}

/**
 * The weight of a part of a city, as a share of the city's. A region or province counts little: nobody searches for it by the name of its
 * capital.
 */
const shares: Record<PlaceKind, number> = {
  ...{ municipality: 1, city: 1, district: 0.03, neighbourhood: 0.01 },
  ...{ province: 0.02, region: 0.02, postcode: 0.001, street: 0.008 },
}

const articles = /^(?:el|la|los|las|els|les|l|a|o|as|os|sa|ses|es) (?=.)/

/** The form in which names are compared: 'a coruña', 'La Coruña' and 'coruna' are equal. */
export function placeKey(text: string): string {
  return foldedWords(text).join(' ').replace(articles, '')
}

export function municipalityLabel(municipality: string, province: string): string {
  return municipality === province ? municipality : `${municipality}, ${province}`
}

function labelOf({ kind, name, municipality, province }: RawPlace): string {
  if (kind === 'region' || kind === 'province') return name
  const city = municipalityLabel(municipality, province)
  if (kind === 'postcode') return `${name} ${city}`
  if (kind === 'municipality' || kind === 'city') return municipalityLabel(name, province)
  return `${name}, ${city}`
}

/** «León» means the province, never the other provinces of Castilla y León. */
const regionInWords = (region: string) => region.replace('Castilla y León', 'Castilla')

/** `cityPopulation` is the population of the place's municipality. */
export function placeRow(raw: RawPlace, cityPopulation: number): PlaceRow {
  const { kind, name, municipality, province, region, population } = raw
  const spoken = {
    ...raw,
    name: spokenName(name, province),
    municipality: spokenName(municipality, province),
    province: spokenName(province, province),
    region: spokenName(region, ''),
  }
  const label = labelOf(spoken)
  return {
    ...spoken,
    label,
    weight: Math.round(shares[kind] * Math.max(population || cityPopulation, 50)),
    nameKey: placeKey(spoken.name),
    labelKey: placeKey(label),
    names: foldedWords([name, spoken.name, ...(aliases[name] ?? [])].join(' ')).join(' '),
    around: foldedWords([municipality, province, regionInWords(region), label].join(' ')).join(' '),
  }
}
