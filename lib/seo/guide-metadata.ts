import type { Metadata } from 'next'
import { guidePath, menuGuide } from '../i18n/menu-guide'
import { alternatesOf } from './in-languages'
import { siteOpenGraph } from './site-open-graph'

export function guideMetadata(): Metadata {
  const { title, description } = menuGuide()
  return {
    title,
    description,
    alternates: alternatesOf(guidePath),
    openGraph: siteOpenGraph({ title, description, path: guidePath, type: 'article' }),
  }
}
