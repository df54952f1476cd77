import { z } from 'zod'
import { askNetwork } from './ask'
import { type Cdn, PurgeError } from './port'

type Options = { id: string; token: string; api?: string | undefined }

const answer = z.object({ success: z.literal(true) })

/** https://developers.cloudflare.com/api/resources/cache/methods/purge/ — `id` is the zone's. */
export function createCloudflare({ id, token, api = 'https://api.cloudflare.com/client/v4' }: Options): Cdn {
  return {
    mostTags: 100,
    async purge(tags) {
      const reply = await askNetwork({
        url: `${api}/zones/${encodeURIComponent(id)}/purge_cache`,
        headers: { authorization: `Bearer ${token}` },
        body: { tags },
      })
      if (!answer.safeParse(reply).success) throw new PurgeError('Cloudflare did not succeed')
    },
  }
}
