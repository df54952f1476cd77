import { isCanonicalSlug, type Profiled, parseProfileSlug } from '@/contract/rules/profile/profile-slug'
import { getRecentMenus, getRestaurant } from '../api/restaurants'
import { requireFeature } from '../host/features'
import { pathHere } from '../language/path-in'
import { type Feed, feedOf } from './feed'

import 'server-only'

type Format = { type: string; path: (restaurant: Profiled) => string; text: (feed: Feed) => string }

/** Serves a restaurant's feed in one of the formats. Like a profile, a feed has exactly one address. */
export function serveFeed({ type, path, text }: Format) {
  return async (_: Request, { params }: { params: Promise<{ slug: string }> }) => {
    await requireFeature('feeds')
    const { slug } = await params
    const id = parseProfileSlug(slug)
    const restaurant = id && (await getRestaurant(id))
    // Does not use notFound(): Next would keep a thrown answer without the tags of its data.
    if (!restaurant) return new Response(null, { status: 404 })
    if (!isCanonicalSlug(slug, restaurant))
      return new Response(null, { status: 308, headers: { location: pathHere(path(restaurant)) } })
    const feed = await feedOf(restaurant, await getRecentMenus(restaurant.restaurantId))
    return new Response(text(feed), {
      headers: { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' },
    })
  }
}
