import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type SearchState, searchQuery } from '../search/state'
import { absoluteUrl } from './absolute-url'

/** The two plain tabs are for search engines to keep; the questions behind them only to follow. */
export async function searchMetadata(state: SearchState): Promise<Metadata> {
  const t = await getTranslations('seo.search')
  const where = state.place ? t('near', { place: state.place }) : t('nearYou')
  const what = state.q ? t(`${state.tab}Query`, { query: state.q, where }) : t(state.tab, { where })
  const title = state.page > 1 ? t('page', { title: what, page: state.page }) : what
  const description = t(`${state.tab}Description`, { where })
  const url = absoluteUrl(`/restaurant/search/${state.tab}`)
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: searchQuery(state).size > 0 ? { index: false, follow: true } : undefined,
    openGraph: {
      type: 'website',
      locale: 'es_ES',
      url,
      title,
      description,
      images: [absoluteUrl('/og.png')],
    },
  }
}
