import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { ListedCity } from '@/contract/endpoints/cities'
import { cityHref } from '@/lib/city/question'
import { useTranslations } from '@/lib/i18n/translations'
import { useCityCrumbs } from './city-crumbs'
import { CrumbTrail } from './crumb-trail'

/** Every city with enough restaurants, in alphabetical order. */
export function AllCities({ cities, map }: { cities: ListedCity[]; map: ReactNode }) {
  const t = useTranslations('city.all')
  const sorted = cities.toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
  return (
    <div className="container-page pb-12">
      <CrumbTrail crumbs={useCityCrumbs()} />
      <h1 className="text-2xl md:text-4xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-soft">{sorted.length > 0 ? t('text') : t('none')}</p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <ul className="grid content-start gap-x-8 sm:grid-cols-2 md:grid-cols-3">
          {sorted.map(({ slug, name, restaurants }) => (
            <li key={slug} className="border-b border-line">
              <Link
                href={cityHref({ city: slug })}
                className="flex min-h-12 items-center justify-between gap-3 py-1 hover:underline"
              >
                <span className="font-display text-lg leading-tight font-extrabold">{name}</span>
                <span className="figures text-soft">
                  {restaurants}
                  <span className="sr-only"> {t('restaurants', { count: restaurants })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {map}
      </div>
    </div>
  )
}
