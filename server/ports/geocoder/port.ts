import type { FoundPlace, Position } from '@/contract/entities/place'

export type FoundAddress = FoundPlace & {
  city: string
  /** `state` is the autonomous community; streets only where there is a directory of them. */
  address: {
    city: string
    state: string
    postcode: string
    province?: string
    road?: string
    house_number?: string
  }
}

/** Names to points and back. What it does not know is an empty list or null, never an error. */
export type Geocoder = {
  suggest(typed: string): Promise<FoundPlace[]>
  reverse(position: Position): Promise<FoundAddress | null>
}
