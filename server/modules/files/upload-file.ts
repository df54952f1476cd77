import { mkdir, rm } from 'node:fs/promises'
import { parse } from 'node:path'
import type { Readable } from 'node:stream'
import type { Answer } from '@/contract/endpoint'
import { uploadToAws } from '@/contract/endpoints/files'
import { isPicture } from '@/contract/rules/files/upload-limits'
import type { Ctx, OwnerCtx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import type { IncomingUpload } from '@/server/incoming-upload'
import { unverifiedClient } from '@/server/modules/accounts'
import type { NewFile } from '@/server/ports/storage/port'
import { requireSelf } from '@/server/require-self'
import { cleanPdf } from './clean-pdf'
import { drawAnew } from './draw-anew'
import { insertFile } from './queries'
import { keepStream, type Received, receiveFile } from './receive-file'
import { uploadFailed } from './refuse'
import { registerUpload, requireRoom } from './require-room'
import { inTurn, inTurnOf } from './turns'

/** Cleans a picture or a PDF, stores it, and registers it as the owner's file. */
export async function uploadFile(ctx: OwnerCtx, upload: IncomingUpload): Promise<Answer<typeof uploadToAws>> {
  const ownerId = upload.header('ownerid')
  requireSelf(ctx, ownerId)
  const client = await unverifiedClient(ctx, ctx.owner.ownerId)
  return inTurnOf(client ?? ctx.owner.ownerId, async () => {
    await requireRoom(ctx, ctx.owner.ownerId)
    const received = await receiveFile(upload, { ...uploadToAws.upload, folder: ctx.scratch })
    return keepReceived(ctx, ctx.owner.ownerId, received)
  })
}

/** The same for a file from another source (for example a chat), which is not trusted either. */
export async function keepFileOf(
  ctx: Ctx,
  ownerId: string,
  { content, name }: { content: Readable; name: string },
) {
  return inTurnOf(ownerId, async () => {
    await requireRoom(ctx, ownerId)
    await mkdir(ctx.scratch, { recursive: true })
    const received = await keepStream(content, name, ctx.scratch)
    return { ...(await keepReceived(ctx, ownerId, received)), format: received.format }
  })
}

async function keepReceived(ctx: Ctx, ownerId: string, received: Received) {
  try {
    const made = await inTurn(() => (isPicture(received.format) ? picture(received) : pdf(received)))
    return await keep(ctx, ownerId, made)
  } finally {
    await rm(received.path, { force: true })
  }
}

type MadeFile = {
  id: string
  name: string
  /** The file's address leads to the first entry. */
  stored: [NewFile, ...NewFile[]]
  shape?: { width: number; height: number; blurDataUrl: string | null }
  variants?: { key: string; width: number; height: number; contentType: string }[]
}

async function picture({ path, name }: Received): Promise<MadeFile> {
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

async function pdf({ path, name }: Received): Promise<MadeFile> {
  const id = newId()
  const bytes = await cleanPdf(path)
  const key = `${id}/${slugOf(name, 'carta')}.pdf`
  return { id, name: shownName(name, 'carta.pdf'), stored: [{ key, contentType: 'application/pdf', bytes }] }
}

const urlOf = (key: string) => `/files/${key}`

/** Stores the file first, then its row. If a crash happens in between, the sweep deletes the file. */
async function keep(ctx: Ctx, ownerId: string, { id, name, stored, shape, variants = [] }: MadeFile) {
  const [first] = stored
  try {
    for (const file of stored) await ctx.storage.write(file)
  } catch (error) {
    ctx.log.error({ err: error }, 'an upload could not be stored')
    throw uploadFailed('storage', error)
  }
  const byteCount = first.bytes.byteLength
  const storedBytes = stored.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  const row = {
    ...{ id, name, byteCount, storedBytes, ...shape, ownerId },
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
  }
  try {
    await registerUpload(ctx, ownerId, storedBytes, (tx) => insertFile(tx, row))
  } catch (error) {
    // Any other error may come after the commit.
    if (error instanceof AppError) await ctx.storage.delete(stored.map(({ key }) => key))
    throw error
  }
  return { fileUrl: urlOf(first.key), name, message: 'Archivo subido.', byteCount, ...shape }
}

const longestName = 120

/** The owner's file name in a safe form: no folders, no control characters, limited length. */
export function shownName(given: string, fallback: string): string {
  const last = given.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim()
  if (plain.length <= longestName) return plain || fallback
  const { ext } = parse(plain)
  const end = ext.length <= 10 ? ext : ''
  return [...plain.slice(0, longestName - end.length)].filter((one) => one.isWellFormed()).join('') + end
}

/** The file name as part of an address: `carta-de-verano`. */
export function slugOf(name: string, fallback: string): string {
  const plain = parse(name)
    .name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, 60).replace(/^-+|-+$/g, '') || fallback
}
