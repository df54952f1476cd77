import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { SampleMenu } from './sample-menu'

/** On a phone the first screen is the question and the three ways to answer it, nothing else. */
export async function Hero({ search }: { search: ReactNode }) {
  const t = await getTranslations('home')
  return (
    <div className="container-page grid items-center gap-12 pt-8 pb-10 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:pt-16 md:pb-20 lg:gap-20">
      <div>
        <h1 className="text-[clamp(2.75rem,8.4vw,5.25rem)] leading-[0.98]">{t('title')}</h1>
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
