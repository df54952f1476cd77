import type { Metadata } from 'next'
import { Contact } from '@/components/contact/contact'
import { hostHas } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { alternatesOf } from '@/lib/seo/in-languages'
import { siteOpenGraph } from '@/lib/seo/site-open-graph'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact')
  const [title, description, path] = [t('metaTitle'), t('metaDescription'), '/contacta']
  return {
    title,
    description,
    alternates: alternatesOf(path),
    openGraph: siteOpenGraph({ title, description, path }),
  }
}

export default async function Page() {
  const [contact, ui, hasForm] = await Promise.all([labelsOf('contact'), labelsOf('ui'), hostHas('contact')])
  return <Contact labels={{ ...contact, close: ui.close }} hasForm={hasForm} />
}
