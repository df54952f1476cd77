import { createHash } from 'node:crypto'
import type { StoredTemplate } from '@/contract/endpoints/templates'
import { menu as menuSchema } from '@/contract/entities/menu'
import { type MenuFormat, pdfFormats, printedMenu, sheetFacts } from '@/contract/rules/menu-layout'
import { qrSquares } from '@/contract/rules/qr-code'
import messages from '@/messages/es.json'
import type { Ctx } from '@/server/ctx'
import type { Sheet } from '@/server/images/drawer'
import { menuOf } from '@/server/modules/menus'
import { groundDigest } from './background-of'
import type { MenuRow } from './queries'

export type Asked = {
  menu: MenuRow
  template: StoredTemplate
  restaurant: { id: string; name: string }
  format: MenuFormat
}

export const isPaper = (format: MenuFormat) => pdfFormats.some((one) => one === format)

/** What is to be drawn. */
export function sheetOf(
  { site }: Pick<Ctx, 'site'>,
  { menu: row, template, restaurant, format }: Asked,
): Sheet {
  const menu = menuSchema.parse(menuOf(row))
  const facts = sheetFacts({ restaurantName: restaurant.name, menu, words: messages })
  const printed = printedMenu({
    template,
    menu,
    words: messages,
    facts,
    // The address without the name: it leads on to the whole one, and makes larger squares.
    ...(template.qr?.shown && { qr: qrSquares(`${site.url}/restaurant/profile/${restaurant.id}`) }),
  })
  return { template, printed, format }
}

/** A name for exactly that, as this release's code and grounds draw it. */
export async function recipeOf({ drawer }: Pick<Ctx, 'drawer'>, sheet: Sheet) {
  const drawn = [await drawer.drawnBy(), await groundDigest(sheet), sheet]
  const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('hex')
  return `${sheet.format}-${hash.slice(0, 16)}`
}
