import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { revalidate } from '@/contract/endpoints/revalidate'
import { tags } from '../cache-tags'
import { env } from '../env'
import { refuse } from './envelope'

/** The api says what changed; no cached page shows it as it was from the next request on. */
export async function expireChanged(request: Request) {
  if (!isSecret(request.headers.get('x-internal-secret'))) {
    return refuse('unauthenticated', 'internal-only', 'Solo para el servicio interno.')
  }
  const body = revalidate.body.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return refuse('invalid', 'body', 'El cuerpo de la petición no es válido.')
  const changed = new Set(
    body.data.restaurants.flatMap(({ restaurantId, city, ...position }) => [
      tags.restaurant(restaurantId),
      ...tags.searchesNear(position),
      tags.city(city),
    ]),
  )
  for (const tag of changed) revalidateTag(tag, { expire: 0 })
  return Response.json({ expired: changed.size })
}

function isSecret(given: string | null) {
  const expected = Buffer.from(env().INTERNAL_SECRET)
  const actual = Buffer.from(given ?? '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
