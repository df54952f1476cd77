import type { Metadata } from 'next'
import { TranslationsPage } from '@/components/translations/translations-page'
import { getOwnTranslations } from '@/lib/api/own-translations'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('translations'))('title') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/menu/idiomas'>) {
  const [day, labels] = await Promise.all([getOwnTranslations(await searchParams), labelsOf('translations')])
  return <TranslationsPage day={day} labels={labels} />
}
