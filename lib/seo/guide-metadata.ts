import type { Metadata } from 'next'
import { guidePath, menuGuide } from '../i18n/menu-guide'
import { site } from '../site'
import { absoluteUrl } from './absolute-url'
import { alternatesOf, openGraphLocale } from './in-languages'

export function guideMetadata(): Metadata {
  const { title, description } = menuGuide()
  const url = absoluteUrl(guidePath)
  return {
    title,
    description,
    alternates: alternatesOf(guidePath),
    openGraph: {
      type: 'article',
      locale: openGraphLocale(),
      siteName: site.name,
      url,
      title,
      description,
    },
  }
}
