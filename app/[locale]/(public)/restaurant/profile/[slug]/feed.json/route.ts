import { feedPaths } from '@/lib/feed/feed-paths'
import { jsonFeed } from '@/lib/feed/json-feed'
import { serveFeed } from '@/lib/feed/serve-feed'

export const generateStaticParams = () => []

export const GET = serveFeed({
  type: 'application/feed+json',
  path: (restaurant) => feedPaths(restaurant).json,
  text: (feed) => JSON.stringify(jsonFeed(feed)),
})
