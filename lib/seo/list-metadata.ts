import type { Metadata } from 'next'
import { absoluteUrl } from './absolute-url'
import { alternatesOf, openGraphLocale } from './in-languages'

type PageTexts = { title: string; description: string; path: string; isListed: boolean }

/** The metadata of a page with a list of restaurants. Search engines may only follow the links of a page that is not listed. */
export function listMetadata({ title, description, path, isListed }: PageTexts): Metadata {
  const url = absoluteUrl(path)
  return {
    title,
    description,
    alternates: alternatesOf(path),
    robots: isListed ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      locale: openGraphLocale(),
      url,
      title,
      description,
      images: [absoluteUrl('/og.png')],
    },
  }
}
