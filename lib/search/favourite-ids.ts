import { hostIdPattern } from '@/contract/rules/profile/profile-slug'

const mostFavourites = 50

/** The ids in the address of /favoritos, each once. Leaves out invalid ids. */
export function favouriteIds(given: string | string[] | undefined) {
  const parts = [given ?? []].flat().join(',').slice(0, 2000).split(',')
  return [...new Set(parts.filter((part) => hostIdPattern.test(part)))].slice(0, mostFavourites)
}
