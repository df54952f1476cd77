import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { ChipLink } from '@/components/ui/chip-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Pagination } from '@/components/ui/pagination'
import { type CityCuisine, fewestToList } from '@/contract/endpoints/cities'
import type { CityMenus } from '@/lib/api/cities'
import { type CityQuestion, cityHref } from '@/lib/city/question'
import { priceText } from '@/lib/i18n/price-text'
import { useTranslations } from '@/lib/i18n/translations'
import { placeHref } from '@/lib/search/place'
import { useCityCrumbs } from './city-crumbs'
import { CrumbTrail } from './crumb-trail'

type Props = {
  question: CityQuestion
  menus: CityMenus
  /** Cards and map belong to other features, so the page passes them in. */
  cards: ReactNode
  map: ReactNode
  costs?: ReactNode
}

export function CityView({ question, menus, cards, map, costs }: Props) {
  const t = useTranslations('city')
  const { city, cuisine, page } = question
  const { name } = menus.city
  return (
    <div className="container-page pb-12">
      <CrumbTrail crumbs={useCityCrumbs(question, name)} />
      <h1 className="mt-1 text-2xl md:text-4xl">
        {t('title', { what: t(`where.${cuisine ?? 'all'}`, { city: name }) })}
        {page > 1 ? <span className="font-semibold text-soft"> {t('onPage', { page })}</span> : null}
      </h1>
      {menus.restaurants > 0 ? <CityFacts menus={menus} /> : null}
      <CityCuisines question={question} cuisines={menus.cuisines} />
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-10">
        <div className="min-w-0">
          {menus.found.length > 0 ? (
            cards
          ) : (
            <EmptyState title={t('none')} text={t('noneText', { city: name })}>
              <ButtonLink href={cityHref({ city })}>{t('allOfCity', { city: name })}</ButtonLink>
            </EmptyState>
          )}
          <div className="mt-6">
            <Pagination
              page={page}
              pages={menus.pages}
              href={(other) => cityHref({ ...question, page: other })}
              labels={{
                nav: t('paging.nav'),
                previous: t('paging.previous'),
                next: t('paging.next'),
                of: t('paging.of', { page, pages: menus.pages }),
              }}
            />
          </div>
          {costs}
        </div>
        <Neighbours city={menus.city} neighbours={menus.neighbours} map={map} />
      </div>
    </div>
  )
}

/** The number and prices of today's menus, visible without scrolling. */
function CityFacts({ menus: { menusToday, prices, restaurants } }: { menus: CityMenus }) {
  const t = useTranslations('city.facts')
  return (
    <p className="figures mt-2 text-lg leading-snug">
      <strong className="font-semibold">{t('menus', { count: menusToday })}</strong>
      {prices ? (
        <>
          {' '}
          <span className="inline-block font-semibold">
            {prices.lowest === prices.highest
              ? t('price', { price: priceText(prices.lowest) })
              : t('prices', { lowest: priceText(prices.lowest), highest: priceText(prices.highest) })}
          </span>
        </>
      ) : null}
      <span aria-hidden="true" className="hidden text-soft sm:inline">
        {' · '}
      </span>
      <span className="block text-soft sm:inline">{t('restaurants', { count: restaurants })}</span>
    </p>
  )
}

type CityCuisinesProps = { question: CityQuestion; cuisines: CityCuisine[] }

/**
 * The cuisines of a city with enough restaurants. The chosen cuisine comes first, and its link removes the choice. All in one row, which no
 * font can break into two.
 */
function CityCuisines({ question: { city, cuisine }, cuisines }: CityCuisinesProps) {
  const t = useTranslations('city')
  const cuisineName = useTranslations('cuisines')
  const shown = cuisines
    .filter((one) => one.restaurants >= fewestToList || one.cuisine === cuisine)
    .sort((a, b) => Number(b.cuisine === cuisine) - Number(a.cuisine === cuisine))
  if (shown.length === 0) return null
  return (
    <nav aria-label={t('cuisines')} className="-mx-4 mt-4 md:mx-0">
      <ul className="flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:thin] md:px-1.5">
        {shown.map((one) => {
          const isOn = one.cuisine === cuisine
          return (
            <li key={one.cuisine}>
              <ChipLink href={cityHref({ city, cuisine: isOn ? undefined : one.cuisine })} on={isOn}>
                {cuisineName(one.cuisine)}
                <span className="figures font-normal text-soft">{one.restaurants}</span>
                {isOn ? <span className="sr-only">{t('remove')}</span> : null}
              </ChipLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type NeighboursProps = Pick<CityMenus, 'city' | 'neighbours'> & { map: ReactNode }

/** A map of the city, and links to its neighbours. */
function Neighbours({ city, neighbours, map }: NeighboursProps) {
  const t = useTranslations('city')
  return (
    <aside aria-label={t('around')} className="grid content-start gap-4">
      {map}
      <ButtonLink
        href={placeHref({ name: city.name, ...city.position })}
        variant="secondary"
        prefetch={false}
        wide
      >
        {t('searchHere', { city: city.name })}
      </ButtonLink>
      {neighbours.length > 0 ? (
        <section aria-labelledby="cerca">
          <h2 id="cerca" className="text-xl">
            {t('near')}
          </h2>
          <ul className="mt-1">
            {neighbours.map(({ slug, name, km }) => (
              <li key={slug} className="flex items-center justify-between gap-3 border-b border-line">
                <Link
                  href={cityHref({ city: slug })}
                  className="flex min-h-11 grow items-center font-medium hover:underline"
                >
                  {name}
                </Link>
                <span className="figures text-soft">{t('km', { km: Math.round(km) })}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  )
}
