import { createHash } from 'node:crypto'
import type { StoredTemplate } from '@/contract/endpoints/templates'
import type { Menu, MenuContent } from '@/contract/entities/menu'
import type { UserTemplate } from '@/contract/entities/template'
import { type MenuFormat, stockBackgroundUrl, stockShapeOf } from '@/contract/rules/menu-layout/formats'
import { backgroundOf } from '@/contract/rules/menu-layout/place-template'
import { type MenuWords, printedMenu, sheetFacts } from '@/contract/rules/menu-layout/printed-menu'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'
import { stockDesigns } from '@/contract/stock-templates'
import messages from '@/messages/es.json'
import type { Ctx } from '@/server/ctx'
import type { Sheet } from '@/server/images/drawer'
import { readDrawing, readGround } from '@/server/images/drawn-grounds'
import { fileKeyOf } from '@/server/modules/files'
import { bytesOf } from '@/server/ports/storage/bytes-of'
import type { Storage } from '@/server/ports/storage/port'

/** The input of a sheet: a menu as readers see it, stored or not. */
export type Printed = {
  menu: Pick<Menu, 'date' | 'service'> & MenuContent
  template: StoredTemplate
  restaurant: { id: string; name: string; address: string; city: string; contactNumber: string | null }
  format: MenuFormat
  /** The words around the dishes. Absent: Spanish. */
  words?: MenuWords
}

export function sheetOf(
  { site }: Pick<Ctx, 'site'>,
  { menu, template, restaurant, format, words = messages }: Printed,
): Sheet {
  const facts = sheetFacts({ restaurantName: restaurant.name, menu, words, place: restaurant })
  const printed = printedMenu({
    template,
    menu,
    words,
    facts,
    // The address without the restaurant's name redirects to the whole address, and makes larger squares.
    ...(template.qr?.shown && { qr: qrSquares(`${site.url}/restaurant/profile/${restaurant.id}`) }),
  })
  return { template, printed, format }
}

/** A name for exactly this sheet, as the code and grounds of this release draw it. */
export async function recipeOf({ drawer }: Pick<Ctx, 'drawer'>, sheet: Sheet) {
  const drawn = [await drawer.drawnBy(), await groundDigest(sheet), sheet]
  const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('hex')
  return `${sheet.format}-${hash.slice(0, 16)}`
}

const uploads = '/files/'

/** Reads the picture behind a template: an upload or a stock drawing. Null if there is no picture, or if the file is gone. */
export async function readBackground(storage: Storage, template: UserTemplate, format: MenuFormat) {
  const background = backgroundOf(template)
  if (background.kind === 'color') return null
  if (background.kind === 'stock') return readGround(background.stock, format)
  return readUpload(storage, background.url)
}

const digests = new Map<string, Promise<string>>()

/**
 * An upload at an address never changes, but a stock drawing may change with a release. The cache has no limit, because there are
 * few stock drawings.
 */
async function groundDigest({ template: { background }, format }: Sheet) {
  if (background?.kind !== 'stock' || !isOurs(background.stock)) return ''
  const address = stockBackgroundUrl(background.stock, stockShapeOf(format))
  const known = digests.get(address) ?? digestOf(background.stock, format)
  digests.set(address, known)
  return known
}

const isOurs = (stock: string) => stockDesigns.some(({ key }) => key === stock)
const digestOf = async (stock: string, format: MenuFormat) =>
  createHash('sha256')
    .update((await readDrawing(stock, format)) ?? '')
    .digest('hex')

async function readUpload(storage: Storage, url: string) {
  const known = url.startsWith(uploads) ? fileKeyOf(url.slice(uploads.length)) : null
  const file = known?.contentType.startsWith('image/') ? await storage.find(known.key) : null
  return file && bytesOf(file)
}
