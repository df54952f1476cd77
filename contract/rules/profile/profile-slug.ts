/** Ids of our api: twelve characters of lower-case Crockford base 32. In a file without the schema, so that a link does not ship zod. */
export const idPattern = /^[0-9a-hjkmnp-tv-z]{12}$/

/** Ids of any host api: no `_`, because `_` ends the id in a profile's address. */
export const hostIdPattern = /^[0-9A-Za-z-]{1,64}$/

export type Profiled = { restaurantId: string; restaurantName: string }

/** A lone surrogate (half an emoji) would make encodeURIComponent throw. */
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

/** docs/product.md#profile-address: the id, an underscore and the name with underscores for spaces, URL-encoded. */
export function profileSlug(restaurant: Profiled): string {
  return encodeURIComponent(readableSlug(restaurant))
}

export function profilePath(restaurant: Profiled): string {
  return `/restaurant/profile/${profileSlug(restaurant)}`
}

/** The id of a slug, encoded or decoded. The text after the underscore is for people and can be outdated. */
export function parseProfileSlug(param: string): string | null {
  const [id = ''] = decoded(param).split('_', 1)
  return hostIdPattern.test(id) ? id : null
}

/** Accepts both forms: a name with a % reads differently in each form, and must not redirect for ever. */
export function isCanonicalSlug(param: string, restaurant: Profiled): boolean {
  const right = readableSlug(restaurant)
  return param === right || decoded(param) === right
}

/** The permanent address of a restaurant's menu of one date. */
export const menuDayPath = (restaurant: Profiled, date: string) => `${profilePath(restaurant)}/${date}`
