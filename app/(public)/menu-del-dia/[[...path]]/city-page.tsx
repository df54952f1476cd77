import { CityView } from '@/components/city/city-view'
import { favouriteOf } from '@/components/favourites/favourite-of'
import { DrawnPlaces } from '@/components/map/drawn-places'
import { ResultGrid } from '@/components/search/result-grid'
import { JsonLd } from '@/components/ui/json-ld'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { cityPageSize } from '@/contract/endpoints/cities'
import type { CityMenus } from '@/lib/api/cities'
import type { CityQuestion } from '@/lib/city/question'
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld'

type Props = { question: CityQuestion; menus: CityMenus }

export async function CityPage({ question, menus }: Props) {
  const [serving, favourite] = await Promise.all([servingLabels(), favouriteOf()])
  return (
    <>
      <JsonLd thing={itemListJsonLd(menus.found, (question.page - 1) * cityPageSize)} />
      <CityView
        question={question}
        menus={menus}
        map={
          <DrawnPlaces places={menus.neighbours.map(({ position }) => position)} here={menus.city.position} />
        }
        cards={
          <ResultGrid
            results={menus.results}
            about="menu"
            renderedAt={Date.now()}
            serving={serving}
            favourite={favourite}
          />
        }
      />
    </>
  )
}
