import { z } from 'zod'
import { askNetwork } from './ask'
import { type Cdn, PurgeError } from './port'

type Options = { id: string; token: string; api?: string | undefined }

/** The id of the purge for each key. */
const answer = z.record(z.string(), z.string())

/** https://www.fastly.com/documentation/reference/api/purging/ — `id` is the service's. Not soft: nobody sees the old page once more. */
export function createFastly({ id, token, api = 'https://api.fastly.com' }: Options): Cdn {
  return {
    mostTags: 256,
    async purge(tags) {
      const reply = await askNetwork({
        url: `${api}/service/${encodeURIComponent(id)}/purge`,
        headers: { 'fastly-key': token },
        body: { surrogate_keys: tags },
      })
      const purged = answer.safeParse(reply)
      if (!purged.success || !tags.every((tag) => tag in purged.data))
        throw new PurgeError('Fastly did not take every key')
    },
  }
}
