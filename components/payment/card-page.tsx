import { useTranslations } from 'next-intl'
import { CardForm } from './card-form'
import { useProblems } from './use-problems'

/** Where cards are typed: into Stripe's own form, of which we see nothing. */
export function CardPage({ publishableKey }: { publishableKey: string }) {
  const t = useTranslations('payment')
  const labels = { loading: t('cardLoading'), elsewhere: t('cardElsewhere'), opening: t('opening') }
  return (
    <div className="container-page grid max-w-2xl gap-6 py-8 md:py-12">
      <h1 className="text-4xl text-balance md:text-6xl">{t('cardTitle')}</h1>
      <CardForm publishableKey={publishableKey} labels={labels} problems={useProblems()} />
      {/* Loaded anew, so that nothing of Stripe's stays behind. */}
      <a href="/payment" className="justify-self-start underline underline-offset-4">
        {t('cardBack')}
      </a>
    </div>
  )
}
