import type { Position } from '@/contract/entities/place'

/** Where the diner was last. Undefined when the question does not say it. */
export const lastPosition = ({ lat, lon }: Partial<Position>): Position | undefined =>
  lat === undefined || lon === undefined ? undefined : { lat, lon }
