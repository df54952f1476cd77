import { photoWidths } from '@/contract/rules/photo-widths'

/** The srcset of a stored photo; undefined for an address that is not one of ours. */
export function photoSources(src: string) {
  const [, folder, max] = src.match(/^(.*\/)(\d+)\.webp$/) ?? []
  if (!folder || !max) return undefined
  const largest = Number(max)
  const smaller = photoWidths.filter((width) => width < largest)
  return [...smaller, largest].map((width) => `${folder}${width}.webp ${width}w`).join(', ')
}
