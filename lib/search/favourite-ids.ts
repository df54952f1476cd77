import { idPattern } from '@/contract/rules/id-pattern'

const most = 50

/** The list in /favoritos' address, each restaurant once; what is no id is left out. */
export function favouriteIds(given: string | string[] | undefined) {
  const parts = [given ?? []].flat().join(',').slice(0, 2000).split(',')
  return [...new Set(parts.filter((part) => idPattern.test(part)))].slice(0, most)
}
