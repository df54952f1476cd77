import { languageHere } from '../language/here'
import { absoluteUrl } from '../seo/absolute-url'
import type { Feed } from './feed'

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ items, ...feed }: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.url,
    feed_url: feed.jsonUrl,
    icon: absoluteUrl('/apple-icon.png'),
    language: languageHere(),
    authors: [{ name: feed.restaurantName, url: feed.url }],
    items: items.map(({ id, url, title, summary, html, updatedAt }) => ({
      ...{ id, url, title, summary },
      content_html: html,
      date_published: updatedAt,
      date_modified: updatedAt,
    })),
  }
}
