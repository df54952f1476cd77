import { parse } from 'node:path'
import type { ChatReply } from '@/contract/entities/chat'
import type { Services } from '@/server/ctx'
import { fileKeyOf } from '@/server/modules/files'
import type { OutgoingFile } from '@/server/ports/messaging/port'

const prefix = '/files/'

/** Handed over as bytes: an address of ours need not be one that WhatsApp can reach. */
export async function fileOfReply(
  { storage }: Services,
  { image, document }: ChatReply,
): Promise<OutgoingFile | null> {
  const url = image?.url ?? document?.url
  if (!url) return null
  const path = new URL(url, 'http://mantel').pathname
  const known = path.startsWith(prefix) ? fileKeyOf(path.slice(prefix.length)) : null
  const stored = known && (await storage.find(known.key))
  if (!known || !stored) throw new Error(`no file at ${path}`)
  const bytes = new Uint8Array(await new Response(await stored.open()).arrayBuffer())
  const name = document?.name ?? parse(path).base
  if (!image || taken.has(known.contentType)) return { bytes, contentType: known.contentType, name }
  return { bytes: await asJpeg(bytes), contentType: 'image/jpeg', name: `${parse(path).name}.jpg` }
}

/** What WhatsApp takes for a picture. */
const taken = new Set(['image/jpeg', 'image/png'])

async function asJpeg(bytes: Uint8Array) {
  const { default: sharp } = await import('sharp')
  return sharp(bytes).flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer()
}
