import { createHash } from 'node:crypto'
import type { StoredTemplate } from '@/contract/endpoints/templates'
import { menu as menuSchema } from '@/contract/entities/menu'
import { type MenuFormat, pdfFormats, printedMenu, sheetFacts } from '@/contract/rules/menu-layout'
import { qrSquares } from '@/contract/rules/qr-code'
import messages from '@/messages/es.json'
import type { Ctx } from '@/server/ctx'
import type { Sheet } from '@/server/images/drawer'
import { menuOf } from '@/server/modules/menus'
import type { MenuRow } from './queries'

export type Asked = {
  menu: MenuRow
  template: StoredTemplate
  restaurant: { id: string; name: string }
  format: MenuFormat
}

export const isPaper = (format: MenuFormat) => pdfFormats.some((one) => one === format)

/** Counted up when the same sheet is drawn otherwise: what was drawn before is drawn anew. */
const drawnSince = 1

/** What is to be drawn, and a name for exactly that. */
export function sheetOf({ site }: Pick<Ctx, 'site'>, { menu: row, template, restaurant, format }: Asked) {
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
  const sheet: Sheet = { template, printed, format }
  const hash = createHash('sha256')
    .update(JSON.stringify([drawnSince, sheet]))
    .digest('hex')
  return { sheet, recipe: `${format}-${hash.slice(0, 16)}` }
}
