import { createHash } from 'node:crypto'
import { pipeline, Readable, Transform } from 'node:stream'
import { z } from 'zod'
import { maxPdfBytes } from '@/contract/rules/upload-limits'
import { type Graph, isFailure, reasonOf } from './graph'
import type { Media, MediaFailure } from './port'

const found = z.object({
  url: z.url({ protocol: /^https?$/ }),
  sha256: z.string().optional(),
  file_size: z.coerce.number().optional(),
})

const patienceMs = 60_000

/** Our token goes along with the request, so it goes nowhere else than to Meta. */
const metas = /(^|\.)(facebook\.com|fbsbx\.com|fbcdn\.net|whatsapp\.net|whatsapp\.com)$/

type Options = { graph: Graph; base: string; phoneId: string }

/** In two steps: the id says where, and there it lies for five minutes. */
export async function fetchMedia({ graph, base, phoneId }: Options, mediaId: string) {
  const query = new URLSearchParams({ phone_number_id: phoneId })
  const said = await graph.get(`${encodeURIComponent(mediaId)}?${query}`, found)
  if (isFailure(said)) return failed(said.outcome === 'temporary' ? 'temporary' : 'permanent', said.reason)
  if (!isMetas(said.url, base)) return failed('permanent', 'media-elsewhere')
  if ((said.file_size ?? 0) > maxPdfBytes) return failed('permanent', 'pdf-too-large')
  return download(said.url, graph.authorization, said.sha256)
}

const failed = (outcome: MediaFailure['outcome'], reason: string): MediaFailure => ({ outcome, reason })

function isMetas(address: string, base: string) {
  const { origin, protocol, hostname } = new URL(address)
  return origin === new URL(base).origin || (protocol === 'https:' && metas.test(hostname))
}

async function download(url: string, authorization: string, sha256?: string): Promise<Media | MediaFailure> {
  try {
    const answer = await fetch(url, {
      headers: { authorization },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel()
      return failed(answer.status === 404 ? 'permanent' : 'temporary', `media http-${answer.status}`)
    }
    const content = wholeAs(sha256)
    pipeline(Readable.from(answer.body), content, () => undefined)
    return { content }
  } catch (error) {
    return failed('temporary', reasonOf(error))
  }
}

/** Ends in an error when it is not what was announced. */
function wholeAs(sha256: string | undefined) {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      const digest = hash.digest()
      const same = !sha256 || [digest.toString('hex'), digest.toString('base64')].includes(sha256)
      done(same ? null : new Error('media-changed'))
    },
  })
}
