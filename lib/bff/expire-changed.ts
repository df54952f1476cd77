import 'server-only'
import { revalidateTag } from 'next/cache'
import { tags } from '@/contract/cache-tags'
import { revalidate } from '@/contract/endpoints/revalidate'
import { proofHeader } from '@/contract/internal-proof'
import { isFromOurApi } from '../internal-proof'
import { refuse } from './envelope'
import { postedJson } from './posted'

/** The api tells what changed. From the next request on, no cached page shows the old data. */
export async function expireChanged(request: Request) {
  if (!(await isFromOurApi(request.headers.get(proofHeader)))) {
    return refuse('unauthenticated', 'internal-only', 'Solo para el servicio interno.')
  }
  const body = revalidate.body.safeParse(await postedJson(request))
  if (!body.success) return refuse('invalid', 'body', 'El cuerpo de la petición no es válido.')
  const changed = new Set(body.data.restaurants.flatMap(tags.changed))
  for (const tag of changed) revalidateTag(tag, { expire: 0 })
  return Response.json({ expired: changed.size })
}
