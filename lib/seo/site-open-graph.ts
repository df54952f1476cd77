import type { Metadata } from 'next'
import { firstLanguage } from '@/contract/languages'
import { languageHere } from '../language/here'
import { site } from '../site'
import { absoluteUrl } from './absolute-url'
import { openGraphLocale } from './in-languages'

type Page = { title: string; description: string; path: string; type?: 'website' | 'article' }

/** What a chat shows of a page that has no picture of its own: the site's card, in the language of the page. */
export const siteOpenGraph = ({
  title,
  description,
  path,
  type = 'website',
}: Page): Metadata['openGraph'] => ({
  type,
  locale: openGraphLocale(),
  siteName: site.name,
  url: absoluteUrl(path),
  title,
  description,
  images: [absoluteUrl(languageHere() === firstLanguage ? '/og.png' : '/og')],
})
