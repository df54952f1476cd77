import type { Position } from '@/contract/entities/place'

/** The measures of public/map/spain.svg: a dot for every 22 km that has a village. The Canaries are drawn nearer than they are. */
const drawing = { left: -4, top: -4, width: 222, height: 208 }
const unit = 20
const west = 9.5
const north = 43.9
const longitudeScale = Math.cos((40 * Math.PI) / 180)
const canaries = { below: 31, up: 6.4, right: 8.9 }

/** The position of a place on the drawing, as fractions of its width and height. */
export function spotOnSpain({ lat, lon }: Position) {
  const isCanary = lat < canaries.below
  const x = (lon + (isCanary ? canaries.right : 0) + west) * longitudeScale * unit
  const y = (north - lat - (isCanary ? canaries.up : 0)) * unit
  return { left: (x - drawing.left) / drawing.width, top: (y - drawing.top) / drawing.height }
}
