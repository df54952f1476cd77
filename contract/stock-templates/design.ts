import type { BlockStyle } from '../entities/template'
import type { OrnamentName } from '../ornaments'
import type { Composition } from './zones'

/** The style of a text of a stock template. Absent values come from the composition. */
export type Ink = Pick<BlockStyle, 'bold' | 'uppercase' | 'lineHeight'> & {
  /** A family of `menuFonts`. */
  font: string
  color: string
  size?: number
}

export type StockDesign = {
  /** Also the name of its drawings: public/templates/KEY and scripts/stock-templates/drawings. */
  key: string
  /** Never change the id after release, because owners have chosen the template. */
  id: string
  name: string
  composition: Composition
  /** Half the width of what is drawn around a centred price: on its own ground, and with everything beside it. */
  priceBand?: { own: number; whole: number }
  title: Ink
  /** The restaurant's name and the date, around the title. */
  around: Ink
  category: Ink
  item: Ink
  observations: Ink
  price: Ink
  foot: Ink
  /** A line drawing in the colour of the headings. */
  ornament: OrnamentName
}
