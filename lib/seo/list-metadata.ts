import type { Metadata } from 'next'
import { alternatesOf } from './in-languages'
import { siteOpenGraph } from './site-open-graph'

type PageTexts = { title: string; description: string; path: string; isListed: boolean }

/** The metadata of a page with a list of restaurants. Search engines may only follow the links of a page that is not listed. */
export function listMetadata({ title, description, path, isListed }: PageTexts): Metadata {
  return {
    title,
    description,
    alternates: alternatesOf(path),
    robots: isListed ? undefined : { index: false, follow: true },
    // Without the site's name: the bytes of a search are counted (tests/attack/page-bytes.test.ts).
    openGraph: { ...siteOpenGraph({ title, description, path }), siteName: undefined },
  }
}
