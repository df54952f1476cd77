import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon } from '@/components/ui/icons'

/** For owners: a price tag as large as a door. */
export async function Publish() {
  const t = await getTranslations('home.publish')
  return (
    <section aria-labelledby="publica" className="later [--later-height:40rem] container-page">
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
