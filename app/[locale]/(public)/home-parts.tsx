import { favouriteOf } from '@/components/favourites/favourite-of'
import { cardListClass } from '@/components/home/card-list-class'
import { ResultCard } from '@/components/search/result-card'
import { TranslatedNote } from '@/components/search/translated-note'
import { ServingClock } from '@/components/ui/serving/serving-clock'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { getToday } from '@/lib/api/today'
import { hostHas } from '@/lib/host/features'

/** Today's menus with their cards, which are the search's. A failure of the api never fails the page: a search is still possible. */
export async function homeParts(renderedAt: number) {
  const today = (await hostHas('cities')) ? await getToday(new Date(renderedAt)).catch(() => null) : null
  if (!today) return { today, cards: null }
  const [serving, favourite] = await Promise.all([servingLabels(), favouriteOf()])
  const shared = { about: 'menu', renderedAt, serving, favourite, isFirst: false } as const
  const cards = (
    <>
      <ol className={cardListClass}>
        {today.results.map((result) => (
          <li key={result.restaurant.restaurantId}>
            <ResultCard {...result} {...shared} />
          </li>
        ))}
      </ol>
      <TranslatedNote results={today.results} />
      <ServingClock labels={serving} />
    </>
  )
  return { today, cards }
}
