import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import type { Profiled } from '@/contract/rules/profile-slug'
import { isCanonicalSlug, parseProfileSlug } from '@/contract/rules/profile-slug'
import { getRecentMenus, getRestaurant } from '../api/restaurants'
import { type Feed, feedOf } from './feed'

type Format = { type: string; path: (restaurant: Profiled) => string; text: (feed: Feed) => string }

/** A restaurant's feed in one of the formats; like its profile, under one address and no other. */
export function serveFeed({ type, path, text }: Format) {
  return async (_: Request, { params }: { params: Promise<{ slug: string }> }) => {
    const { slug } = await params
    const id = parseProfileSlug(slug)
    const restaurant = id && (await getRestaurant(id))
    if (!restaurant) notFound()
    if (!isCanonicalSlug(slug, restaurant)) permanentRedirect(path(restaurant))
    const feed = await feedOf(restaurant, await getRecentMenus(restaurant.restaurantId))
    return new Response(text(feed), {
      headers: { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' },
    })
  }
}
