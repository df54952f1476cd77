import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import type { CityMenus } from '@/lib/api/cities'
import { type CityQuestion, cityHref } from '@/lib/city/question'
import { useCityCrumbs } from './city-crumbs'
import { CityCuisines } from './city-cuisines'
import { CityFacts } from './city-facts'
import { CrumbTrail } from './crumb-trail'
import { Neighbours } from './neighbours'

type Props = {
  question: CityQuestion
  menus: CityMenus
  /** Cards and map are other features': the page brings them along. */
  cards: ReactNode
  map: ReactNode
}

export function CityView({ question, menus, cards, map }: Props) {
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
        </div>
        <Neighbours city={menus.city} neighbours={menus.neighbours} map={map} />
      </div>
    </div>
  )
}
