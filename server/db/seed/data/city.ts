import type { TimeZone } from '@/contract/entities/place'

/** The region whose dishes people cook at home. */
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

/** The language of street signs and of many restaurants' names. */
export type Tongue = 'es' | 'ca' | 'gl' | 'eu'

/** A place in a built-up area: everything within 200 m of it is dry, built land. */
export type Spot = readonly [quarter: string, postcode: string, lat: number, lon: number]

export type City = {
  name: string
  /** The province, as the gazetteer and the address picker call it. */
  state: string
  kitchen: Kitchen
  tongue: Tongue
  timeZone: TimeZone
  /** The number of restaurants out of 600. */
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
