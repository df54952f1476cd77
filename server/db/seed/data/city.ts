import type { TimeZone } from '@/contract/entities/place'

/** Whose dishes are cooked at home. */
export type Kitchen =
  | 'madrid'
  | 'castilla'
  | 'andalucia'
  | 'cataluna'
  | 'levante'
  | 'baleares'
  | 'canarias'
  | 'galicia'
  | 'cantabrico'
  | 'vasconavarra'
  | 'aragon'

/** The language of street signs and of a good part of the names above the doors. */
export type Tongue = 'es' | 'ca' | 'gl' | 'eu'

/** A lived-in spot: everything within 200 m of it is dry, built land. */
export type Spot = readonly [quarter: string, postcode: string, lat: number, lon: number]

export type City = {
  name: string
  /** Its province, as the gazetteer and so the address picker calls it. */
  state: string
  kitchen: Kitchen
  tongue: Tongue
  timeZone: TimeZone
  /** How many of 600 restaurants. */
  share: number
  population: number
  spots: readonly Spot[]
}

type Place = Omit<City, 'timeZone' | 'spots' | 'tongue'> & { tongue?: Tongue; timeZone?: TimeZone }

export const city = (place: Place, spots: readonly Spot[]): City => ({
  timeZone: 'Europe/Madrid',
  tongue: 'es',
  ...place,
  spots,
})
