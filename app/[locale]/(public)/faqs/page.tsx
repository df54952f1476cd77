import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpCenter } from '@/components/help/help-center'
import { helpJsonLd } from '@/components/help/help-json-ld'
import { JsonLd } from '@/components/ui/json-ld'
import { alternatesOf } from '@/lib/seo/in-languages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('faqs')
  return { title: t('title'), description: t('description'), alternates: alternatesOf('/faqs') }
}

export default async function Page() {
  return (
    <>
      <JsonLd thing={await helpJsonLd()} />
      <HelpCenter />
    </>
  )
}
