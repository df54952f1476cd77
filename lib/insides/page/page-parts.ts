import {
  collectPrefetchHints,
  collectSegmentData as partsOf,
} from 'next/dist/server/app-render/collect-segment-data'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { isPlain } from '../plain'

export { collectPrefetchHints }

const withoutParts = '/[locale]/restaurant/search/[tab]/[state]'

/**
 * Stands in for Next's module of this name (`resolveAlias` in next.config.ts). After each rendering Next writes the page once more, in parts
 * for links that prefetch: an eighth of the time of a search, and a third of its bytes in memory. Searches are without number, so few are
 * asked for twice. Next's router fetches them whole.
 */
export const collectSegmentData: typeof partsOf = async (...page) =>
  workAsyncStorage.getStore()?.route === withoutParts && !isPlain('page-parts') ? new Map() : partsOf(...page)
