import { feedPaths } from '@/lib/feed/feed-paths'
import { rss } from '@/lib/feed/rss'
import { serveFeed } from '@/lib/feed/serve-feed'

export const generateStaticParams = () => []

export const GET = serveFeed({
  type: 'application/rss+xml',
  path: (restaurant) => feedPaths(restaurant).rss,
  text: rss,
})
