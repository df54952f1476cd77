import type { Metadata } from 'next'
import { TemplatePage } from '@/components/templates/template-page'
import { uploadLabels } from '@/components/upload/upload-labels'
import { getTemplateChooser } from '@/lib/api/template-chooser'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('templates')
  return { title: t('title') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/plantilla'>) {
  const [chooser, labels, upload] = await Promise.all([
    getTemplateChooser((await searchParams).menu),
    labelsOf('templates'),
    uploadLabels(),
  ])
  return <TemplatePage {...chooser} labels={labels} upload={upload} />
}
