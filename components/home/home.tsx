import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon, ForkKnifeIcon, LocateIcon, MenuSheetIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { findListedCity } from '@/lib/api/cities'
import type { Today as TodayData } from '@/lib/api/today'
import { citiesPath, cityHref } from '@/lib/city/question'
import { hostHas } from '@/lib/host/features'
import { getTranslations } from '@/lib/i18n/translations'
import { placeHref } from '@/lib/search/place'
import { Hero } from './hero'
import { Today } from './today'

type Props = {
  /** The signed-in owner's part. */
  owner?: ReactNode
  search: ReactNode
  today: TodayData | null
  cards: ReactNode
  renderedAt: number
}

/** docs/product.md#home. The search is another feature, so the page passes it in. */
export function Home({ owner, search, today, cards, renderedAt }: Props) {
  return (
    <>
      {owner}
      <Hero search={search} today={today} renderedAt={renderedAt} />
      {today ? <Today today={today} cards={cards} /> : null}
      <Cities />
      <Steps />
      <Publish />
    </>
  )
}

const courses = [
  { course: 'first', Icon: LocateIcon },
  { course: 'second', Icon: MenuSheetIcon },
  { course: 'dessert', Icon: ForkKnifeIcon },
] as const

/** The three steps, named like the courses of a Spanish menu. */
async function Steps() {
  const t = await getTranslations('home.steps')
  return (
    <section aria-labelledby="pasos" className="later [--later-height:40rem] container-page py-14 md:py-24">
      <h2 id="pasos" className="text-xl text-azulejo md:text-2xl">
        {t('title')}
      </h2>
      <ol className="mt-4 grid md:grid-cols-3 md:gap-12">
        {courses.map(({ course, Icon }) => (
          <li
            key={course}
            className="border-t-3 border-dotted border-edge py-6 first:border-t-0 md:first:border-t-3"
          >
            <p className="flex items-center justify-between gap-4 font-display text-4xl leading-none font-extrabold tracking-tight text-check-ink md:text-5xl">
              {t(`${course}.course`)}
              <Icon className="size-9 shrink-0 text-ink" />
            </p>
            <h3 className="mt-4 text-xl">{t(`${course}.title`)}</h3>
            <p className="mt-1 max-w-sm text-soft">{t(`${course}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** For owners: a price tag as large as a door. */
async function Publish() {
  const t = await getTranslations('home.publish')
  return (
    <section
      aria-labelledby="publica"
      className="signed-in:hidden later [--later-height:40rem] container-page"
    >
      <div className="price-door on-tag grid gap-8 bg-mustard py-12 pr-5 pl-10 text-on-mustard md:grid-cols-[1fr_auto] md:items-center md:gap-12 md:py-16 md:pr-16 md:pl-28">
        <div>
          <h2 id="publica" className="max-w-xl text-3xl md:text-5xl">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-lg text-lg">{t('text')}</p>
          <ul className="mt-4 grid gap-1.5">
            {[t('pointPage'), t('pointChat'), t('pointTrial')].map((point) => (
              <li key={point} className="flex gap-2 font-medium">
                <CheckIcon className="mt-px size-5.5 shrink-0" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="md:text-center">
          <p className="font-display leading-none font-extrabold">
            <span className="figures text-8xl tracking-tight lg:text-9xl">{t('free')}</span>
            <span className="ml-2 text-2xl md:ml-0 md:block">{t('month')}</span>
          </p>
          <div className="mt-6 flex flex-col gap-3">
            <ButtonLink href="/signup" size="lg" variant="tag">
              {t('signup')}
            </ButtonLink>
            <ButtonLink href="/signin" size="lg" variant="tagline">
              {t('signin')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The cities with most searches. Each link is an address of the search. */
const popularCities = [
  { name: 'Madrid', lat: 40.4168, lon: -3.7038 },
  { name: 'Barcelona', lat: 41.3874, lon: 2.1686 },
  { name: 'Valencia', lat: 39.4699, lon: -0.3763 },
  { name: 'Sevilla', lat: 37.3891, lon: -5.9845 },
  { name: 'Zaragoza', lat: 41.6488, lon: -0.8891 },
  { name: 'Málaga', lat: 36.7213, lon: -4.4214 },
  { name: 'Bilbao', lat: 43.263, lon: -2.935 },
  { name: 'Murcia', lat: 37.9922, lon: -1.1307 },
  { name: 'Palma', lat: 39.5696, lon: 2.6502 },
  { name: 'Las Palmas', lat: 28.1235, lon: -15.4363 },
  { name: 'Granada', lat: 37.1773, lon: -3.5986 },
  { name: 'A Coruña', lat: 43.3623, lon: -8.4115 },
] as const

async function Cities() {
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
        {(await hostHas('cities')) ? (
          <p className="mt-2">
            <Link href={citiesPath} className="link inline-flex min-h-11 items-center">
              {t('all')}
            </Link>
          </p>
        ) : null}
      </div>
    </section>
  )
}

/** Links to the city's page, or to a search around the city when it has no page. */
async function linked(city: (typeof popularCities)[number]) {
  const listed = await findListedCity(city.name)
  return { name: city.name, href: listed ? cityHref({ city: listed.slug }) : placeHref(city) }
}
