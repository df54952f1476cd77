import { photoWidths } from '@/contract/lists'

/** The srcset of a stored photo, up to a width that is enough. Undefined for an address that is not ours. */
export function photoSources(src: string, enough = Number.POSITIVE_INFINITY) {
  const [, folder, max] = src.match(/^(.*\/)(\d+)\.webp$/) ?? []
  if (!folder || !max) return undefined
  const largest = Number(max)
  const smaller = photoWidths.filter((width) => width < largest)
  const widths = [...smaller, largest]
  const last = widths.findIndex((width) => width >= enough)
  return widths
    .slice(0, last < 0 ? undefined : last + 1)
    .map((width) => `${folder}${width}.webp ${width}w`)
    .join(', ')
}

/**
 * The srcset in AVIF, which is a third smaller. Every upload has AVIF; the demo photos of the project (`demo-…`) do not. An upload's id has
 * twelve characters.
 */
export function avifSources(src: string, enough?: number) {
  return /^\/files\/[0-9a-hjkmnp-tv-z]{12}\//.test(src)
    ? photoSources(src, enough)?.replaceAll('.webp ', '.avif ')
    : undefined
}
