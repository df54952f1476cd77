import sharp from 'sharp'
import type { StockShape } from '../../contract/rules/menu-layout/formats'
import type { StockDesign } from '../../contract/stock-templates/design'
import { zonesOf } from '../../contract/stock-templates/zones'
import { drawings } from './drawings'
import { type Ground, groundOfSvg } from './ground'

/** In the units of a drawing: a seal stands no nearer to a rule, a frame or a leaf. */
const clear = 5
/** Of 255: a smaller difference of a colour is a soft shadow. */
const seen = 8
/** The seal of a drawing with this place for it is on no sheet. */
const away = -4_000

const known = new Map<string, Promise<string[]>>()

/** Where the seal of a price stands on something else that is drawn, or touches it. */
export function sealOverDrawing(design: StockDesign, shape: StockShape) {
  const name = `${design.key} ${shape}`
  const found = known.get(name) ?? look(design, shape)
  known.set(name, found)
  return found
}

/** What a drawing without its seal lacks is the seal. */
async function look({ key, composition }: StockDesign, shape: StockShape) {
  const zones = zonesOf(shape, composition)
  const draw = drawings[key]
  if (!draw) throw new Error(`${key}: nobody draws it`)
  const without = Buffer.from(draw({ ...zones, spot: { ...zones.spot, x: away, y: away } }))
  const [whole, bare] = await Promise.all([pixelsOf(Buffer.from(draw(zones))), pixelsOf(without)])
  return touching(whole, bare, await groundOfSvg(without))
}

const pixelsOf = (svg: Buffer) => sharp(svg).removeAlpha().raw().toBuffer()

function touching(whole: Buffer, bare: Buffer, { width, height, edgesIn }: Ground) {
  const differs = (at: number) => Math.abs((whole[at] ?? 0) - (bare[at] ?? 0)) > seen
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      if (!differs(at) && !differs(at + 1) && !differs(at + 2)) continue
      const size = 2 * clear + 1
      if (edgesIn({ x: x - clear, y: y - clear, width: size, height: size }) > 0)
        return [`the seal over a drawing at ${x}, ${y}`]
    }
  return []
}
