import type { Card } from './queries/cards'

/** `limit` is one more than is shown, to know whether there is more. */
export type Page = { offset: number; limit: number }

export type Hit = { restaurantId: string; km: number; card: Card | null }
