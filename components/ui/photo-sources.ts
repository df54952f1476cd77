import { photoWidths } from '@/contract/rules/photo-widths'

/** The srcset of a stored photo; undefined for an address that is not one of ours. */
export function photoSources(src: string) {
  const [, folder, max] = src.match(/^(.*\/)(\d+)\.webp$/) ?? []
  if (!folder || !max) return undefined
  const largest = Number(max)
  const smaller = photoWidths.filter((width) => width < largest)
  return [...smaller, largest].map((width) => `${folder}${width}.webp ${width}w`).join(', ')
}

/**
 * The same as AVIF, a third lighter: every upload has it, what came with the project (`demo-…`) has not. An upload's id is
 * twelve characters.
 */
export function avifSources(src: string) {
  return /^\/files\/[0-9a-hjkmnp-tv-z]{12}\//.test(src)
    ? photoSources(src)?.replaceAll('.webp ', '.avif ')
    : undefined
}
