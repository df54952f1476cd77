import { createHash } from 'node:crypto'
import { pipeline, Readable, Transform } from 'node:stream'
import { z } from 'zod'
import { maxPdfBytes } from '@/contract/rules/files/upload-limits'
import { type Graph, isFailure, reasonOf } from './graph'
import type { Media, MediaFailure } from './port'

const mediaAnswer = z.object({
  url: z.url({ protocol: /^https?$/ }),
  sha256: z.string().optional(),
  file_size: z.coerce.number().optional(),
})

const patienceMs = 60_000

/** The request carries our token, so it may go to Meta's hosts only. */
const metas = /(^|\.)(facebook\.com|fbsbx\.com|fbcdn\.net|whatsapp\.net|whatsapp\.com)$/

type Options = { graph: Graph; base: string; phoneId: string }

/** Takes two steps: the media id gives the file's address, and the file stays at that address for five minutes. */
export async function fetchMedia({ graph, base, phoneId }: Options, mediaId: string) {
  const query = new URLSearchParams({ phone_number_id: phoneId })
  const media = await graph.get(`${encodeURIComponent(mediaId)}?${query}`, mediaAnswer)
  if (isFailure(media))
    return mediaFailure(media.outcome === 'temporary' ? 'temporary' : 'permanent', media.reason)
  if (!isMetas(media.url, base)) return mediaFailure('permanent', 'media-elsewhere')
  if ((media.file_size ?? 0) > maxPdfBytes) return mediaFailure('permanent', 'pdf-too-large')
  return download(media.url, graph.authorization, media.sha256)
}

const mediaFailure = (outcome: MediaFailure['outcome'], reason: string): MediaFailure => ({ outcome, reason })

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
      return mediaFailure(answer.status === 404 ? 'permanent' : 'temporary', `media http-${answer.status}`)
    }
    const content = wholeAs(sha256)
    pipeline(Readable.from(answer.body), content, () => undefined)
    return { content }
  } catch (error) {
    return mediaFailure('temporary', reasonOf(error))
  }
}

/** Throws when the bytes do not match the announced SHA-256. */
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
