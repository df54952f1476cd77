import type { Metadata } from 'next'
import { HelpCenter } from '@/components/help/help-center'
import { helpJsonLd } from '@/components/help/help-json-ld'
import { JsonLd } from '@/components/ui/json-ld'
import { getTranslations } from '@/lib/i18n/translations'
import { alternatesOf } from '@/lib/seo/in-languages'
import { siteOpenGraph } from '@/lib/seo/site-open-graph'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('faqs')
  const [title, description, path] = [t('title'), t('description'), '/faqs']
  return {
    title,
    description,
    alternates: alternatesOf(path),
    openGraph: siteOpenGraph({ title, description, path }),
  }
}

export default async function Page() {
  return (
    <>
      <JsonLd thing={await helpJsonLd()} />
      <HelpCenter />
    </>
  )
}
