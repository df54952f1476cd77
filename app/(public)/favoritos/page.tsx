import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { favouriteOf } from '@/components/favourites/favourite-of'
import { FavouritesView } from '@/components/favourites/favourites-view'
import { ResultGrid } from '@/components/search/result-grid'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { getFavourites } from '@/lib/api/favourites'
import { favouriteIds } from '@/lib/search/favourite-ids'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('favourites')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ searchParams }: PageProps<'/favoritos'>) {
  const ids = favouriteIds((await searchParams).ids)
  const [results, serving, favourite] = await Promise.all([
    getFavourites(ids),
    servingLabels(),
    favouriteOf(),
  ])
  return (
    <FavouritesView ids={ids} found={results.length}>
      <ResultGrid {...{ results, serving, favourite }} renderedAt={Date.now()} />
    </FavouritesView>
  )
}
