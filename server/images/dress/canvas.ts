/** Plain RGB pixels of a whole sheet. `scale`: its pixels for each pixel of the layout. */
export type Canvas = { pixels: Buffer; width: number; height: number; scale: number }

/** In whole pixels of a canvas. */
export type Area = { x: number; y: number; width: number; height: number }

type Rect = Area

/** A rectangle of the layout, on the canvas. */
export function areaOn({ width, height, scale }: Omit<Canvas, 'pixels'>, rect: Rect): Area {
  const [x, y] = [Math.max(0, Math.round(rect.x * scale)), Math.max(0, Math.round(rect.y * scale))]
  const right = Math.min(width, Math.round((rect.x + rect.width) * scale))
  const bottom = Math.min(height, Math.round((rect.y + rect.height) * scale))
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

/** How much of a pixel lies within a box with round corners: 0 to 1. */
export function share(px: number, py: number, box: Rect & { radius: number }) {
  const r = Math.min(box.radius, box.width / 2, box.height / 2)
  const dx = Math.abs(px + 0.5 - box.x - box.width / 2) - box.width / 2 + r
  const dy = Math.abs(py + 0.5 - box.y - box.height / 2) - box.height / 2 + r
  const away = Math.sqrt(Math.max(dx, 0) ** 2 + Math.max(dy, 0) ** 2) + Math.min(Math.max(dx, dy), 0) - r
  return Math.min(1, Math.max(0, 0.5 - away))
}
