import type { Position } from '@/contract/entities/place'
import { earthRadiusKm } from '@/contract/geography'
import type { Box } from './map-box'

/** Pixels of Web Mercator, the plane of every map here. `zoom` is MapLibre's zoom, with tiles of 512 pixels; it may have decimals. */
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
export type View = { centre: Position; zoom: number }

const worldAt = (zoom: number) => 512 * 2 ** zoom

export function pixelAt({ lat, lon }: Position, zoom: number): Point {
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: worldAt(zoom) * (lon / 360 + 0.5),
    y: worldAt(zoom) * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

export function positionAt({ x, y }: Point, zoom: number): Position {
  const north = Math.PI * (1 - (2 * y) / worldAt(zoom))
  return { lat: (Math.atan(Math.sinh(north)) * 180) / Math.PI, lon: (x / worldAt(zoom) - 0.5) * 360 }
}

/** The distance from one position to another, in pixels to the right and down. */
export function offsetOf(position: Position, from: Position, zoom: number): Point {
  const [there, here] = [pixelAt(position, zoom), pixelAt(from, zoom)]
  return { x: there.x - here.x, y: there.y - here.y }
}

const metresAround = 2 * Math.PI * earthRadiusKm * 1000

/** Web Mercator stretches the map towards the north, so the pixels of a metre depend on the latitude. */
export const pixelsOf = (metres: number, lat: number, zoom: number) =>
  (metres * worldAt(zoom)) / (metresAround * Math.cos((lat * Math.PI) / 180))

export const highestZoom = 18
export const lowestZoom = 4
const allowedZoom = (zoom: number) => Math.min(highestZoom, Math.max(lowestZoom, zoom))

/** Moves the view by pixels. A positive number moves the map to the left. */
export function movedView({ centre, zoom }: View, { x, y }: Point): View {
  const from = pixelAt(centre, zoom)
  return { centre: positionAt({ x: from.x + x, y: from.y + y }, zoom), zoom }
}

/** Zooms. The point at `anchor`, in pixels from the centre, stays at its place. */
export function zoomedView(view: View, by: number, anchor: Point = { x: 0, y: 0 }): View {
  const zoom = allowedZoom(view.zoom + by)
  const fixed = movedView(view, anchor).centre
  return movedView({ centre: fixed, zoom }, { x: -anchor.x, y: -anchor.y })
}

export function boxOfView({ centre, zoom }: View, { width, height }: Size): Box {
  const { x, y } = pixelAt(centre, zoom)
  const northWest = positionAt({ x: x - width / 2, y: y - height / 2 }, zoom)
  const southEast = positionAt({ x: x + width / 2, y: y + height / 2 }, zoom)
  return { north: northWest.lat, west: northWest.lon, south: southEast.lat, east: southEast.lon }
}

/** The view that shows a box, with room for the marks at its edge. */
export function viewOfBox(box: Box, { width, height }: Size, room = 56): View {
  const [a, b] = [
    pixelAt({ lat: box.north, lon: box.west }, 0),
    pixelAt({ lat: box.south, lon: box.east }, 0),
  ]
  const fits = (pixels: number, extent: number) => Math.log2(Math.max(64, pixels - 2 * room) / extent)
  const zoom = allowedZoom(Math.min(fits(width, b.x - a.x), fits(height, b.y - a.y)))
  return { centre: positionAt({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 0), zoom }
}

/** The view with a circle around a position. */
export function viewOfCircle(centre: Position, metres: number, { width, height }: Size, room = 56): View {
  const pixels = Math.max(64, Math.min(width, height) / 2 - room)
  return { centre, zoom: allowedZoom(Math.log2(pixels / pixelsOf(metres, centre.lat, 0))) }
}

/** Half the pixels of «500 m» with its edge. */
export const labelHalf: Size = { width: 22, height: 9 }

/** Whether the label of a ring at a point, in pixels from the centre, lies within a frame. */
export const isLabelInside = ({ x, y }: Point, { width, height }: Size) =>
  Math.abs(x) + labelHalf.width <= width / 2 && Math.abs(y) + labelHalf.height <= height / 2

/** From the top of a ring to both sides. */
const turns = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((sixth) => (sixth * Math.PI) / 6)

/** The points of a ring where its label may stand, in pixels from its middle, the best first. */
export const labelPoints = (radius: number): Point[] =>
  turns.map((turn) => ({
    x: Math.round(radius * Math.sin(turn)),
    y: -Math.round(radius * Math.cos(turn)),
  }))

const rings = [250, 500, 1000]
/** A smaller ring has no room for its label. */
const smallestRing = 34

/** The rings of a plot with their radius in pixels. Rings that are too small for their label are left out. */
export const ringsAt = (lat: number, zoom: number) =>
  rings
    .map((metres) => ({ metres, radius: pixelsOf(metres, lat, zoom) }))
    .filter(({ radius }) => radius >= smallestRing)
