import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import type { CityMenus } from '@/lib/api/cities'
import { cityHref } from '@/lib/city/question'
import { placeHref } from '@/lib/search/place-href'

type Props = Pick<CityMenus, 'city' | 'neighbours'> & { map: ReactNode }

/** Where the city lies, and where to go on from it. */
export function Neighbours({ city, neighbours, map }: Props) {
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
