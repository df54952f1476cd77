import type { Metadata } from 'next'
import { favouriteOf } from '@/components/favourites/favourite-of'
import { FavouritesView } from '@/components/favourites/favourites-view'
import { DecideTogether } from '@/components/poll/decide-together'
import { ResultGrid } from '@/components/search/result-grid'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { getFavourites } from '@/lib/api/favourites'
import { pickerLabels } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { favouriteIds } from '@/lib/search/favourite-ids'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('favourites')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/favoritos'>) {
  const ids = favouriteIds((await searchParams).ids)
  const [results, serving, favourite, picker] = await Promise.all([
    getFavourites(ids),
    servingLabels(),
    favouriteOf(),
    pickerLabels(),
  ])
  return (
    <FavouritesView ids={ids} found={results.length}>
      {picker && results.length > 1 ? <DecideTogether labels={picker} /> : null}
      <ResultGrid {...{ results, serving, favourite }} renderedAt={Date.now()} />
    </FavouritesView>
  )
}
