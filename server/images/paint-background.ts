import sharp, { type Sharp } from 'sharp'
import type { MenuLayout } from '@/contract/rules/menu-layout/types'

/** Uploads are smaller than this. A picture from elsewhere must not fill the memory. */
const mostPixels = 64_000_000

/** Painted backgrounds: a menu is drawn in several formats, and again after a dish is corrected. */
const remembered = new Map<string, Buffer>()
const mostRemembered = 24 * 1024 * 1024

const paper = '#ffffff'

/** The background alone, as plain RGB in the sheet's size. White paper when there is no readable picture. */
export async function paintBackground(
  layout: MenuLayout,
  picture: Uint8Array | null,
  shape?: Sheet,
): Promise<Buffer> {
  const { background } = layout
  const sheet = shape ?? layout
  if (background.kind === 'color' || !picture)
    return plain(sheet, background.kind === 'color' ? background.color : paper)
  const key = JSON.stringify([background, sheet.width, sheet.height])
  const scale = sheet.width / layout.width
  return painted(key, () => paintPicture(background, picture, sheet, scale).catch(() => plain(sheet, paper)))
}

/** A photo as large as its part of the sheet. Null if nobody can read it. */
export async function paintPhoto({ url, focus }: Photo, picture: Uint8Array, sheet: Sheet) {
  const key = JSON.stringify([url, focus, sheet.width, sheet.height])
  return painted(key, async () => raw(await openPicture(picture, sheet, focus))).catch(() => null)
}

/** Remembered pixels are copied before anybody changes them. */
async function painted(key: string, paint: () => Promise<Buffer>) {
  const known = remembered.get(key)
  remembered.delete(key)
  const pixels = known ?? (await paint())
  remembered.set(key, pixels)
  forgetOldest()
  return pixels
}

function forgetOldest() {
  let bytes = [...remembered.values()].reduce((sum, one) => sum + one.byteLength, 0)
  for (const [key, one] of remembered) {
    if (bytes <= mostRemembered) return
    remembered.delete(key)
    bytes -= one.byteLength
  }
}

/** A photo cut to its part of a sheet. Like most photos it has a colour for each four pixels, which is read faster. */
export const cutPicture = async (picture: Uint8Array, sheet: Sheet, focus: Focus = middle) =>
  (await openPicture(picture, sheet, focus)).jpeg({ quality: 92 }).toBuffer()

type Focus = { x: number; y: number }
const middle = { x: 50, y: 50 }
type Photo = { url: string; focus?: Focus | undefined }
type Sheet = { width: number; height: number }
type Picture = Exclude<MenuLayout['background'], { kind: 'color' }>

/** The first frame, upright, in sRGB and on white, whatever the format of the file. */
export async function openPicture(bytes: Uint8Array, sheet: Sheet, focus?: Focus) {
  const picture = (await enlarged(bytes, sheet.width)).autoOrient()
  const [width, height] = [Math.round(sheet.width), Math.round(sheet.height)]
  const kept = focus && keptAround(focus, { width, height }, (await picture.metadata()).autoOrient)
  return (kept ? picture.extract(kept) : picture)
    .resize(width, height, { fit: 'cover' })
    .toColourspace('srgb')
    .flatten({ background: paper })
}

/** The part of a picture with the shape of the sheet, whose middle is as near to the point as the edges allow. */
function keptAround({ x, y }: Focus, sheet: Sheet, whole: Sheet) {
  const scale = Math.min(whole.width / sheet.width, whole.height / sheet.height)
  const [width, height] = [Math.round(sheet.width * scale), Math.round(sheet.height * scale)]
  const from = (point: number, all: number, part: number) =>
    Math.max(0, Math.min(all - part, Math.round((point / 100) * all - part / 2)))
  return { left: from(x, whole.width, width), top: from(y, whole.height, height), width, height }
}

const plainDensity = 72

/** A drawing for paper. Drawn to a whole multiple of its size and made smaller, it takes a seventh of the time of any other enlargement. */
async function enlarged(bytes: Uint8Array, width: number) {
  const options = { limitInputPixels: mostPixels, pages: 1, failOn: 'none' } as const
  const { format, width: own } = await sharp(bytes, options).metadata()
  if (format !== 'svg' || width <= own) return sharp(bytes, options)
  const density = plainDensity * Math.ceil(width / own)
  const { data, info } = await sharp(bytes, { ...options, density })
    .flatten({ background: paper })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

const raw = (image: Sharp) => image.removeAlpha().raw().toBuffer()

async function paintPicture(
  background: Picture,
  bytes: Uint8Array,
  sheet: Sheet,
  scale: number,
): Promise<Buffer> {
  const whole = await openPicture(bytes, sheet)
  if (background.kind === 'cover') return raw(whole)
  const { x, y, width, height } = background.rect
  const within = { width: width * scale, height: height * scale }
  const input = await (await openPicture(bytes, within)).png({ compressionLevel: 0 }).toBuffer()
  const place = { input, left: Math.round(x * scale), top: Math.round(y * scale) }
  return raw(whole.blur(24 * scale).composite([place]))
}

function plain({ width, height }: Sheet, color: string): Promise<Buffer> {
  const create = { width, height, channels: 3, background: colorOr(color, '#ffffff') } as const
  return raw(sharp({ create }))
}

/** An invalid colour must not spoil the sheet. */
const colorOr = (color: string, other: string) =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : other
