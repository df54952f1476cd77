/** Zoom 1 fills the available width. */
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

export const nextZoom = (zoom: number) => zoomSteps.find((step) => step > zoom) ?? zoom
export const previousZoom = (zoom: number) => zoomSteps.findLast((step) => step < zoom) ?? zoom

/** Phones fail on large canvases. 6 million pixels are 24 MB each, and sharp enough. */
const mostPixels = 6_000_000

/** The maximum device pixel ratio for a page of this size. */
export function sharpness(width: number, height: number, devicePixelRatio: number) {
  return Math.min(devicePixelRatio, Math.sqrt(mostPixels / Math.max(1, width * height)))
}
