import { createHash } from 'node:crypto'
import type { StoredTemplate } from '@/contract/endpoints/templates'
import type { Menu, MenuContent } from '@/contract/entities/menu'
import { plainDress, sheetDress } from '@/contract/entities/sheet-dress'
import type { Language } from '@/contract/languages'
import { type MenuFormat, stockBackgroundUrl, stockShapeOf } from '@/contract/rules/menu-layout/formats'
import { printedMenu, sheetFacts } from '@/contract/rules/menu-layout/printed-menu'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'
import { stockDesigns } from '@/contract/stock-templates'
import { dressPlaces } from '@/contract/stock-templates/dress'
import { stockTemplate } from '@/contract/stock-templates/stock-template'
import type { Ctx } from '@/server/ctx'
import type { restaurants } from '@/server/db/schema'
import type { Sheet } from '@/server/images/drawer'
import { readDrawing } from '@/server/images/drawn-grounds'
import { ownCode, qrUrl } from '@/server/modules/qr'
import { menuAsWritten, wordsIn } from './menu-in'

type Restaurant = typeof restaurants.$inferSelect

/** The input of a sheet: a menu as readers see it, stored or not. */
export type Printed = {
  menu: Pick<Menu, 'date' | 'service'> & MenuContent
  template: StoredTemplate
  restaurant: Pick<
    Restaurant,
    'id' | 'name' | 'address' | 'city' | 'contactNumber' | 'logoUrl' | 'sheetDress'
  >
  format: MenuFormat
  /** Of the dishes, and of the words around them. Absent: as the kitchen wrote it, in its language. */
  language?: Language
}

export async function sheetOf(
  ctx: Pick<Ctx, 'db' | 'site' | 'clock'>,
  { restaurant, format, ...asked }: Printed,
): Promise<Sheet> {
  const { menu, language } = asked.language
    ? { menu: asked.menu, language: asked.language }
    : menuAsWritten(asked.menu)
  const words = wordsIn[language]
  const { template, dress } = dressed(asked.template, restaurant, format)
  const facts = sheetFacts({ restaurantName: restaurant.name, menu, words, language, place: restaurant })
  const qr = template.qr?.shown && qrSquares(await codeOf(ctx, restaurant.id))
  const printed = printedMenu({ template, menu, words, language, facts, ...(qr && { qr }) })
  return { template, printed, format, language, ...(dress && { dress }) }
}

/** The restaurant's own code, as on its cards: it leads to the language of the phone, and its scans are counted together. */
async function codeOf(ctx: Pick<Ctx, 'db' | 'site' | 'clock'>, restaurantId: string) {
  const { id } = await ownCode(ctx.db, restaurantId, ctx.clock())
  return qrUrl(ctx, id)
}

/** A stock template with the restaurant's logo and photo. Other templates have pictures of their own. */
function dressed(
  template: StoredTemplate,
  { logoUrl, sheetDress: stored }: Printed['restaurant'],
  format: MenuFormat,
) {
  const { logo, photo } = sheetDress.safeParse(stored).data ?? plainDress
  const design = stockDesigns.find(({ id }) => template.isStock && id === template._id)
  const wishes = { ...(logo && logoUrl && { logo: { url: logoUrl } }), ...(photo && { photo }) }
  if (!design || Object.keys(wishes).length === 0) return { template }
  const stock = stockTemplate(design, wishes, format)
  return { template: { ...template, ...stock.template }, dress: dressPlaces(format, design, wishes) }
}

/** A name for exactly this sheet, as the code and grounds of this release draw it. */
export async function recipeOf({ drawer }: Pick<Ctx, 'drawer'>, sheet: Sheet) {
  const drawn = [await drawer.drawnBy(), await groundDigest(sheet), sheet]
  const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('hex')
  return `${sheet.format}-${hash.slice(0, 16)}`
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
