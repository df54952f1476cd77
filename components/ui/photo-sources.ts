import { photoWidths } from '@/contract/lists'

/** The srcset of a stored photo. Undefined for an address that is not ours. */
export function photoSources(src: string) {
  const [, folder, max] = src.match(/^(.*\/)(\d+)\.webp$/) ?? []
  if (!folder || !max) return undefined
  const largest = Number(max)
  const smaller = photoWidths.filter((width) => width < largest)
  return [...smaller, largest].map((width) => `${folder}${width}.webp ${width}w`).join(', ')
}

/**
 * The srcset in AVIF, which is a third smaller. Every upload has AVIF; the demo photos of the project (`demo-…`) do not. An upload's id has
 * twelve characters.
 */
export function avifSources(src: string) {
  return /^\/files\/[0-9a-hjkmnp-tv-z]{12}\//.test(src)
    ? photoSources(src)?.replaceAll('.webp ', '.avif ')
    : undefined
}
