import type { Metadata } from 'next'
import { templateEditorLabels } from '@/components/template-editor/labels'
import { NotInPlan } from '@/components/template-editor/not-in-plan'
import { TemplateEditor } from '@/components/template-editor/template-editor'
import { uploadLabels } from '@/components/upload/upload-labels'
import { getOwnRights } from '@/lib/api/own-rights'
import { getTemplateEditor } from '@/lib/api/template-editor'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('templateEditor')
  return { title: t('title') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/plantilla/editor'>) {
  const { id } = await searchParams
  if (!(await getOwnRights()).ownTemplates) return <NotInPlan />
  const [editor, labels, upload] = await Promise.all([
    getTemplateEditor(id),
    templateEditorLabels(),
    uploadLabels(),
  ])
  return <TemplateEditor {...editor} labels={labels} uploadLabels={upload} />
}
