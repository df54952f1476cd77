import 'server-only'
import { getDrawnMenu } from '../api/sheets'
import { env } from '../env'
import { internalProof } from '../internal-proof'

/** Today's menu drawn with the restaurant's own template, as a preview card. Nothing without a template. */
export async function drawnCard(restaurantId: string) {
  const sheet = await getDrawnMenu(restaurantId, 'card')
  const answer =
    sheet && (await fetch(env().API_URL + sheet.url, { headers: await internalProof() }).catch(() => null))
  if (!answer?.ok) return undefined
  return new Response(await answer.arrayBuffer(), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
  })
}
