import type { Metadata } from 'next'
import { CreditList } from '@/components/credits/credit-list'
import { PhotoCredits } from '@/components/credits/photo-credits'
import { getTranslations } from '@/lib/i18n/translations'
import { alternatesOf } from '@/lib/seo/in-languages'
import credits from '@/public/credits.json'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('credits')
  return { title: t('title'), description: t('description'), alternates: alternatesOf('/creditos') }
}

export default async function Page() {
  const t = await getTranslations('credits')
  return (
    <div className="container-page grid gap-10 py-8 md:py-12">
      <header>
        <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
        <p className="mt-3 max-w-prose text-lg text-soft">{t('intro')}</p>
      </header>
      <CreditList title={t('data')} text={t('dataText')} credits={credits.data} />
      <CreditList title={t('fonts')} text={t('fontsText')} credits={credits.fonts} />
      <PhotoCredits photos={credits.photos} />
    </div>
  )
}
