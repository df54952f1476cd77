import { languageHere } from '../language/here'
import { markup } from '../markup'
import type { Feed } from './feed'

const date = (iso: string) => new Date(iso).toUTCString().replace('GMT', '+0000')

/** RSS 2.0; its HTML is escaped like any other text. */
export function rss({ items, ...feed }: Feed): string {
  const entries = items.map(
    ({ id, url, title, summary, html, updatedAt }) => markup`<item>
<title>${title}</title>
<link>${url}</link>
<guid isPermaLink="false">${id}</guid>
<pubDate>${date(updatedAt)}</pubDate>
<description>${`<p>${String(markup`${summary}`)}</p>${html}`}</description>
</item>
`,
  )
  return String(markup`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${feed.title}</title>
<link>${feed.url}</link>
<description>${feed.description}</description>
<language>${languageHere()}</language>
<lastBuildDate>${date(feed.updatedAt)}</lastBuildDate>
<ttl>60</ttl>
<atom:link href="${feed.rssUrl}" rel="self" type="application/rss+xml"/>
${entries}</channel></rss>
`)
}
