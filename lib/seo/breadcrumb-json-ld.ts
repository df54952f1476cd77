import { absoluteUrl } from './absolute-url'
import type { JsonLdThing } from './json-ld'

export type Crumb = { name: string; path: string }

export function breadcrumbJsonLd(crumbs: Crumb[]): JsonLdThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
