import type { FoundPlace, Position } from '@/contract/entities/place'

export type FoundAddress = FoundPlace & {
  city: string
  /** `state` is the autonomous community. `road` and `house_number` exist only with a geocoder that knows streets. */
  address: {
    city: string
    state: string
    postcode: string
    province?: string
    road?: string
    house_number?: string
  }
}

/** Turns names into points and points into addresses. An unknown name gives an empty list and an unknown point null, never an error. */
export type Geocoder = {
  /** Of quarters and streets with the same name, the nearest to `near` comes first; otherwise the best known. */
  suggest(typed: string, near?: Position): Promise<FoundPlace[]>
  reverse(position: Position): Promise<FoundAddress | null>
}
