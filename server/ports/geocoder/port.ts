import type { FoundPlace, Position } from '@/contract/entities/place'

export type FoundAddress = FoundPlace & {
  city: string
  address: { city: string; state: string; postcode: string }
}

/** Names to points and back. What it does not know is an empty list or null, never an error. */
export type Geocoder = {
  suggest(typed: string): Promise<FoundPlace[]>
  reverse(position: Position): Promise<FoundAddress | null>
}
