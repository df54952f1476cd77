import { type MenuFormat, menuFormats } from '@/contract/rules/menu-layout/formats'
import { backgroundOf } from '@/contract/rules/menu-layout/place-template'
import type { Ctx } from '@/server/ctx'
import type { Sheet } from '@/server/images/drawer'
import { groundSize, readGround } from '@/server/images/drawn-grounds'
import { type Area, areaOn } from '@/server/images/dress/canvas'
import type { Pictures } from '@/server/images/dress/paint-dressed'
import { cutPicture } from '@/server/images/paint-background'
import { fileKeyOf, keepCut } from '@/server/modules/files'
import { bytesOf } from '@/server/ports/storage/bytes-of'
import type { Storage } from '@/server/ports/storage/port'

type Photo = NonNullable<NonNullable<Sheet['dress']>['photo']>

const uploads = '/files/'

/** Reads the pictures of a sheet. Null for a file that is gone. */
export async function readPictures(
  ctx: Pick<Ctx, 'db' | 'storage' | 'log'>,
  { template, format, dress }: Sheet,
): Promise<Pictures> {
  const { storage } = ctx
  const background = backgroundOf(template)
  const [ground, photo, logo] = await Promise.all([
    background.kind === 'stock'
      ? readGround(background.stock, format)
      : background.kind === 'color'
        ? null
        : readUpload(storage, background.url),
    dress?.photo ? readPhoto(ctx, dress.photo, areaOf(format, dress.photo.area)) : null,
    dress?.logo ? readUpload(storage, dress.logo.url) : null,
  ])
  return { ground, photo, logo }
}

/** The part of the sheet that a photo covers, in the pixels in which it is drawn. */
function areaOf(format: MenuFormat, area: Area) {
  const size = groundSize(format)
  return areaOn({ ...size, scale: size.width / menuFormats[format].width }, area)
}

/** A photo as large as its part of the sheet. It is cut once: a photo is chosen once, and its menus are drawn each day. */
async function readPhoto(
  ctx: Pick<Ctx, 'db' | 'storage' | 'log'>,
  { url, focus }: Photo,
  { width, height }: Area,
) {
  const name = `cut-${width}x${height}${focus ? `-${focus.x}-${focus.y}` : ''}.jpg`
  const kept = await readUpload(ctx.storage, url.replace(/[^/]*$/, name))
  if (kept) return kept
  const whole = await readUpload(ctx.storage, url)
  if (!whole) return null
  // Nobody can read it: the sheet is drawn without it.
  const cut = await cutPicture(whole, { width, height }, focus).catch(() => null)
  if (!cut) return whole
  // A sheet does not fail because its photo will be cut again.
  await keepCut(ctx, url, { name, contentType: 'image/jpeg', bytes: cut, width, height }).catch(
    (error: unknown) => ctx.log.warn({ err: error }, 'the cut of a photo is not kept'),
  )
  return cut
}

async function readUpload(storage: Storage, url: string) {
  const known = url.startsWith(uploads) ? fileKeyOf(url.slice(uploads.length)) : null
  const file = known?.contentType.startsWith('image/') ? await storage.find(known.key) : null
  return file && bytesOf(file)
}
