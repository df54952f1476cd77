import { idPattern } from './id-pattern'

export type Profiled = { restaurantId: string; restaurantName: string }

/** Half an emoji would make encodeURIComponent throw. */
function readableSlug({ restaurantId, restaurantName }: Profiled): string {
  return `${restaurantId}_${restaurantName.replace(/\s/g, '_').replace(/\p{Surrogate}/gu, '\ufffd')}`
}

function decoded(param: string): string {
  try {
    return decodeURIComponent(param)
  } catch {
    return param
  }
}

/** SPEC.md §2.1: the id, an underscore and the name, its spaces underscores, URL-encoded. */
export function profileSlug(restaurant: Profiled): string {
  return encodeURIComponent(readableSlug(restaurant))
}

export function profilePath(restaurant: Profiled): string {
  return `/restaurant/profile/${profileSlug(restaurant)}`
}

/** The id of a slug, encoded or decoded; what follows its underscore is for people and may be stale. */
export function parseProfileSlug(param: string): string | null {
  const [id = ''] = decoded(param).split('_', 1)
  return idPattern.test(id) ? id : null
}

/** Both forms count, since a name with a % in it reads differently in each and must not redirect for ever. */
export function isCanonicalSlug(param: string, restaurant: Profiled): boolean {
  const right = readableSlug(restaurant)
  return param === right || decoded(param) === right
}
