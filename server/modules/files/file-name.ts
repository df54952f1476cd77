import { parse } from 'node:path'

const longest = 120

/** What the owner called it, as it may be shown: no folders, no control characters, not endless. */
export function shownName(given: string, fallback: string): string {
  const last = given.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim()
  if (plain.length <= longest) return plain || fallback
  const { ext } = parse(plain)
  const end = ext.length <= 10 ? ext : ''
  return [...plain.slice(0, longest - end.length)].filter((one) => one.isWellFormed()).join('') + end
}

/** The same as part of an address: `carta-de-verano`. */
export function slugOf(name: string, fallback: string): string {
  const plain = parse(name)
    .name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, 60).replace(/^-+|-+$/g, '') || fallback
}
