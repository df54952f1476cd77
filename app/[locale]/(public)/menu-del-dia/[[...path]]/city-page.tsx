import { CityPrices } from '@/components/city/city-prices'
import { CityView } from '@/components/city/city-view'
import { favouriteOf } from '@/components/favourites/favourite-of'
import { DrawnPlaces } from '@/components/map/drawn-places'
import { ResultGrid } from '@/components/search/result-grid'
import { JsonLd } from '@/components/ui/json-ld'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { type CityPrices as CityPricesOf, cityPageSize } from '@/contract/endpoints/cities'
import { type CityMenus, getCityPrices } from '@/lib/api/cities'
import type { CityQuestion } from '@/lib/city/question'
import { getTranslations } from '@/lib/i18n/translations'
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld'
import { pricesJsonLd } from '@/lib/seo/prices-json-ld'

type Props = { question: CityQuestion; menus: CityMenus }

/** The prices are of all cuisines, so only the first page of the city shows them. */
const isWholeCity = ({ cuisine, page }: CityQuestion) => cuisine === undefined && page === 1

export async function CityPage({ question, menus }: Props) {
  const renderedAt = Date.now()
  const [cuisineName, serving, favourite, prices] = await Promise.all([
    getTranslations('cuisines'),
    servingLabels(),
    favouriteOf(),
    isWholeCity(question) ? getCityPrices(question.city) : null,
  ])
  const offset = (question.page - 1) * cityPageSize
  const list = { offset, now: new Date(renderedAt), upTo: Number.POSITIVE_INFINITY, cuisineName }
  return (
    <>
      <JsonLd thing={itemListJsonLd(menus.results, list)} />
      <CityView
        question={question}
        menus={menus}
        map={
          <DrawnPlaces places={menus.neighbours.map(({ position }) => position)} here={menus.city.position} />
        }
        costs={prices && prices.weeks.length > 0 ? <CityCosts prices={prices} /> : null}
        cards={
          <ResultGrid
            results={menus.results}
            renderedAt={renderedAt}
            serving={serving}
            favourite={favourite}
          />
        }
      />
    </>
  )
}

async function CityCosts({ prices }: { prices: CityPricesOf }) {
  const t = await getTranslations('city.costs')
  const city = prices.city.name
  const thing = pricesJsonLd(prices, {
    name: t('title', { city }),
    description: t('about', { city, weeks: prices.weeks.length }),
    variables: [t('columns.middle'), t('columns.lower'), t('columns.upper'), t('columns.menus')],
  })
  return (
    <>
      <JsonLd thing={thing} />
      <CityPrices prices={prices} />
    </>
  )
}
