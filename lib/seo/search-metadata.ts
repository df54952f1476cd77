import type { Metadata } from 'next'
import { asksForHere } from '@/contract/rules/search/here-words'
import { getTranslations } from '@/lib/i18n/translations'
import { whereFrom } from '../api/search'
import { type SearchState, searchQuery } from '../search/state'
import { listMetadata } from './list-metadata'

/** Names the place of the results. Search engines may index the two plain tabs; of filtered searches they may only follow the links. */
export async function searchMetadata(state: SearchState): Promise<Metadata> {
  const [t, from] = await Promise.all([getTranslations('seo.search'), whereFrom(state)])
  if (!from) return unknownPlace(state.place)
  const place = from.name
  const where = place ? t('near', { place }) : t('nearYou')
  const what = state.q ? t(`${state.tab}Query`, { query: state.q, where }) : t(state.tab, { where })
  const title = state.page > 1 ? t('page', { title: what, page: state.page }) : what
  const description = t(`${state.tab}Description`, { where })
  const path = `/restaurant/search/${state.tab}`
  return listMetadata({ title, description, path, isListed: searchQuery(state).size === 0 })
}

/** The page shows no results: its title says the same as its heading. */
async function unknownPlace(place: string): Promise<Metadata> {
  const t = await getTranslations('search')
  const title = asksForHere(place) ? t('whereAreYou.title') : t('unknownPlace.title', { place })
  return { title, robots: { index: false, follow: true } }
}
