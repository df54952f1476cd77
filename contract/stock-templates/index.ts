import { asador, noche, pizarra, taberna } from './designs/board'
import { castizo, feria, mantel, marinero } from './designs/cloth'
import { huerta, mercado, navidad, verano } from './designs/garden'
import { bodega, cuaderno, kraft, minimal, periodico, vermut } from './designs/paper'
import { azulejo, modernista, moderno, retro } from './designs/tile'
import { type StockTemplate, stockTemplate } from './stock-template'

export type { StockTemplate }

/** In the order of the chooser. Neighbours look different. */
export const stockDesigns = [
  ...[mantel, pizarra, azulejo, kraft, bodega, marinero],
  ...[minimal, taberna, huerta, retro, mercado, noche],
  ...[castizo, asador, modernista, cuaderno, verano],
  ...[periodico, feria, vermut, navidad, moderno],
]

export const stockTemplates: readonly StockTemplate[] = stockDesigns.map((design) => stockTemplate(design))

const byId = new Map(stockTemplates.map((stock) => [stock.id, stock]))
export const findStockTemplate = (id: string) => byId.get(id)
