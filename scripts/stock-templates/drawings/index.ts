import type { Zones } from '../../../contract/stock-templates/zones'
import * as board from './board'
import * as cloth from './cloth'
import * as garden from './garden'
import * as paper from './paper'
import * as tile from './tile'

/** The drawings by the key of their design. */
export const drawings: Record<string, (zones: Zones) => string> = {
  ...board,
  ...cloth,
  ...garden,
  ...paper,
  ...tile,
}
