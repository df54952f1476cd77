import { type Profiled, profilePath } from '@/contract/rules/profile/profile-slug'

export function feedPaths(restaurant: Profiled) {
  const path = profilePath(restaurant)
  return { json: `${path}/feed.json`, rss: `${path}/rss.xml` }
}
