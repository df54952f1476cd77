import type { Position } from '@/contract/entities/place'
import { spain } from '@/contract/geography'
import { distanceKm } from '@/contract/rules/distance'
import type { Queryable } from '@/server/db/client'
import { municipalityLabel } from '@/server/db/places/place-row'
import { findAround, type Place } from '@/server/db/places/queries'
import { abroad } from './abroad'
import type { FoundAddress } from './port'

const looked = 24

/** In a city its quarter says more than the name of the whole. */
const quarterKm = 1.5

/** Farther from any settlement than this is the open sea. */
const farthestKm = 20

export async function findByPoint(db: Queryable, at: Position): Promise<FoundAddress | null> {
  if (at.lat > spain.north || at.lat < spain.south || at.lon < spain.west || at.lon > spain.east) return null
  const around = await findAround(db, at, looked)
  const [nearest] = around
  if (!nearest) return null
  const km = distanceKm(at, nearest)
  if (km > farthestKm || abroad.some((town) => distanceKm(at, town) < km)) return null
  return addressOf(at, nearest, around)
}

/** A postcode's middle tells whose land it is better than the next church tower. */
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
