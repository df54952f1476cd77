import type { BlockStyle } from '../entities/template'
import type { Composition } from './zones'

/** How a text of a stock template looks; what is left out is the composition's. */
export type Ink = Pick<BlockStyle, 'bold' | 'uppercase' | 'lineHeight'> & {
  /** A family of `menuFonts`. */
  font: string
  color: string
  size?: number
}

export type StockDesign = {
  /** Names its drawings, too: public/templates/KEY and scripts/stock-templates/drawings. */
  key: string
  /** Never changed once it is out: owners have chosen it. */
  id: string
  name: string
  composition: Composition
  title: Ink
  /** The restaurant's name and the date, around the title. */
  around: Ink
  category: Ink
  item: Ink
  observations: Ink
  price: Ink
  foot: Ink
}
