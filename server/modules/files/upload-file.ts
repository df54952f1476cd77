import { mkdir, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Answer } from '@/contract/endpoint'
import { uploadToAws } from '@/contract/endpoints/files'
import { isPicture } from '@/contract/rules/upload-limits'
import type { Ctx, OwnerCtx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import type { IncomingUpload } from '@/server/incoming-upload'
import { requireSelf } from '@/server/modules/accounts'
import type { NewFile } from '@/server/ports/storage/port'
import { cleanPdf } from './clean-pdf'
import { drawAnew } from './draw-anew'
import { shownName, slugOf } from './file-name'
import { countFilesSince, insertFile } from './queries'
import { keepStream, type Received, receiveFile } from './receive-file'
import { refuse, uploadFailed } from './refuse'
import { inTurn } from './turns'

const dayMs = 24 * 3_600_000
/** A full profile with all its cartas takes thirty. */
const filesADay = 200

/** A picture or a PDF, made harmless, stored, and written down as this owner's. */
export async function uploadFile(ctx: OwnerCtx, upload: IncomingUpload): Promise<Answer<typeof uploadToAws>> {
  const ownerId = upload.header('ownerid')
  if (ownerId !== undefined) requireSelf(ctx, ownerId)
  await requireRoom(ctx, ctx.owner.ownerId)
  const received = await receiveFile(upload, { ...uploadToAws.upload, folder: ctx.scratch })
  return keepReceived(ctx, ctx.owner.ownerId, received)
}

/** The same for what came some other way, and is no more to be trusted. */
export async function keepFileOf(
  ctx: Ctx,
  ownerId: string,
  { content, name }: { content: Readable; name: string },
) {
  await requireRoom(ctx, ownerId)
  await mkdir(ctx.scratch, { recursive: true })
  const received = await keepStream(content, name, ctx.scratch)
  return { ...(await keepReceived(ctx, ownerId, received)), format: received.format }
}

async function requireRoom(ctx: Ctx, ownerId: string) {
  const since = new Date(ctx.clock().getTime() - dayMs)
  if ((await countFilesSince(ctx.db, ownerId, since)) >= filesADay) throw refuse('daily-limit')
}

async function keepReceived(ctx: Ctx, ownerId: string, received: Received) {
  try {
    const made = await inTurn(() => (isPicture(received.format) ? picture(received) : pdf(received)))
    return await keep(ctx, ownerId, made)
  } finally {
    await rm(received.path, { force: true })
  }
}

type Made = {
  id: string
  name: string
  /** The first one is what the file's address leads to. */
  stored: [NewFile, ...NewFile[]]
  shape?: { width: number; height: number; blurDataUrl: string | null }
  variants?: { key: string; width: number; height: number; contentType: string }[]
}

async function picture({ path, name }: Received): Promise<Made> {
  const id = newId()
  const { renditions, ...shape } = await drawAnew(path)
  const [first, ...others] = renditions.map((one) => ({ ...one, key: `${id}/${one.name}` }))
  if (!first) throw new Error('a picture has a rendition')
  return {
    id,
    name: shownName(name, 'imagen'),
    stored: [first, ...others],
    shape,
    variants: [first, ...others],
  }
}

async function pdf({ path, name }: Received): Promise<Made> {
  const id = newId()
  const { bytes } = await cleanPdf(path)
  const key = `${id}/${slugOf(name, 'carta')}.pdf`
  return { id, name: shownName(name, 'carta.pdf'), stored: [{ key, contentType: 'application/pdf', bytes }] }
}

const urlOf = (key: string) => `/files/${key}`

/** Stored first, then written down: what a crash leaves between the two is swept. */
async function keep(ctx: Ctx, ownerId: string, { id, name, stored, shape, variants = [] }: Made) {
  const [first] = stored
  try {
    for (const file of stored) await ctx.storage.write(file)
  } catch (error) {
    ctx.log.error({ err: error }, 'an upload could not be stored')
    throw uploadFailed('storage', error)
  }
  const byteCount = first.bytes.byteLength
  await insertFile(ctx.db, {
    ...{ id, name, byteCount, ...shape },
    ownerId,
    url: urlOf(first.key),
    storageKey: first.key,
    contentType: first.contentType,
    variants: variants.map(({ key, width, height, contentType }) => ({
      url: urlOf(key),
      width,
      height,
      contentType,
    })),
    createdAt: ctx.clock(),
  })
  return { fileUrl: urlOf(first.key), name, message: 'Archivo subido.', byteCount, ...shape }
}
