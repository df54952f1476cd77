import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { findListedCity } from '@/lib/api/cities'
import { citiesPath, cityHref } from '@/lib/city/question'
import { placeHref } from '@/lib/search/place-href'
import { popularCities } from './popular-cities'

export async function Cities() {
  const t = await getTranslations('home.cities')
  const cities = await Promise.all(popularCities.map(linked))
  return (
    <section aria-labelledby="ciudades" className="later [--later-height:40rem] bg-tile">
      <div className="container-page py-8 md:py-12">
        <h2 id="ciudades" className="text-xl text-azulejo md:text-2xl">
          {t('title')}
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-5 md:gap-x-8">
          {cities.map(({ name, href }) => (
            <li key={name}>
              <Link
                href={href}
                className="inline-flex min-h-12 items-center font-display text-2xl font-extrabold tracking-tight decoration-3 underline-offset-8 hover:text-check-ink hover:underline md:min-h-14 md:text-4xl"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-2">
          <Link href={citiesPath} className="link inline-flex min-h-11 items-center">
            {t('all')}
          </Link>
        </p>
      </div>
    </section>
  )
}

/** To the city's own page, or to a search around it where there is none yet. */
async function linked(city: (typeof popularCities)[number]) {
  const listed = await findListedCity(city.name)
  return { name: city.name, href: listed ? cityHref({ city: listed.slug }) : placeHref(city) }
}
