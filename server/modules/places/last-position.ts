import type { Position } from '@/contract/entities/place'

/** The place of the diner's last search. Undefined if the request does not contain it. */
export const lastPosition = ({ lat, lon }: Partial<Position>): Position | undefined =>
  lat === undefined || lon === undefined ? undefined : { lat, lon }
