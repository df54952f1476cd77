import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { PriceTag } from '@/components/ui/price-tag'
import { Tag } from '@/components/ui/tag'

/** On a phone, the first screen has only the question and the three ways to search. */
export async function Hero({ search }: { search: ReactNode }) {
  const t = await getTranslations('home')
  return (
    <div className="container-page grid items-center gap-12 pt-8 pb-10 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:pt-16 md:pb-20 lg:gap-20">
      <div>
        <h1 className="text-[clamp(min(2.75rem,13vw),8.4vw,5.25rem)] leading-[0.98]">{t('title')}</h1>
        <p className="mt-3 max-w-md text-lg text-soft md:mt-5 md:text-xl">{t('lead')}</p>
        <div className="mt-6 max-w-lg md:mt-8">{search}</div>
        <p className="mt-3 text-soft">
          {t('restaurants')}{' '}
          <Link href="/restaurant/search/restaurant" className="link inline-flex min-h-11 items-center">
            {t('restaurantsLink')}
          </Link>
        </p>
      </div>
      <SampleMenu />
    </div>
  )
}

/** A drawing of a sample menu, not of a real restaurant. */
async function SampleMenu() {
  const t = await getTranslations('home.sheet')
  return (
    <div
      aria-hidden="true"
      className="gingham relative hidden place-items-center self-stretch rounded-lg px-6 py-14 [--check-size:22px] md:grid"
    >
      <div className="relative w-full max-w-88 -rotate-2 bg-card px-8 pt-9 pb-14 text-center text-ink shadow-lift">
        <p className="font-display text-3xl leading-none font-extrabold">{t('title')}</p>
        <Course title={t('first')} items={t('firstItems').split(' · ')} />
        <Course title={t('second')} items={t('secondItems').split(' · ')} />
        <p className="mt-5 border-t-2 border-dotted border-edge pt-4 text-soft">{t('dessert')}</p>
        <div className="mt-4 flex flex-wrap items-center justify-center gap-2">
          <Tag tone="open">{t('serving')}</Tag>
          <Tag>{t('distance')}</Tag>
        </div>
        <PriceTag price={t('price')} size="xl" className="absolute -right-9 -bottom-7 rotate-6" />
      </div>
    </div>
  )
}

function Course({ title, items }: { title: string; items: string[] }) {
  return (
    <div className="mt-5">
      <p className="font-display text-lg font-extrabold text-check-ink">{title}</p>
      {items.map((item) => (
        <p key={item} className="leading-relaxed">
          {item}
        </p>
      ))}
    </div>
  )
}
