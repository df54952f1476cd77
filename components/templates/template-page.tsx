import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { PlanNote } from '@/components/ui/plan-note'
import type { UploadLabels } from '@/components/upload/props'
import type { TemplateChooserData } from '@/lib/api/template-chooser'
import { useTranslations } from '@/lib/i18n/translations'
import type { TemplateLabels } from './labels'
import { TemplateChooser } from './template-chooser'

type Props = TemplateChooserData & { labels: TemplateLabels; upload: UploadLabels }

export function TemplatePage({ list, labels, upload, ...rest }: Props) {
  const t = useTranslations('templates')
  const plan = useTranslations('planNote')
  return (
    <div className="container-page py-6 md:py-12">
      <h1 className="text-4xl md:text-6xl">{t('title')}</h1>
      <p className="mt-2 max-w-2xl text-soft md:text-lg">{t('lead')}</p>
      {rest.mayDesign ? null : (
        <div className="mt-5">
          <PlanNote text={plan('templates')} see={plan('see')} />
        </div>
      )}
      {list ? (
        <TemplateChooser list={list} {...rest} labels={labels} upload={upload} />
      ) : (
        <EmptyState title={t('failed.title')} text={t('failed.text')}>
          <ButtonLink href="/plantilla">{t('failed.retry')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}
