import { fill } from '@/lib/i18n/fill'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { LegalPage } from './legal-page'
import { LegalSection } from './legal-section'
import { legalValues } from './legal-values'

export async function LegalNotice() {
  const [t, { sections }] = await Promise.all([getTranslations('legal'), labelsOf('legal')])
  const { holder, service, use, owners, plans, reports, property, liability, accessibility, law } = sections
  const inOrder = [holder, service, use, owners, plans, reports, property, liability, accessibility, law].map(
    (section) => ({ ...section, title: fill(section.title, legalValues()) }),
  )
  return (
    <LegalPage title={t('title')} lead={t('lead', legalValues())} contents={inOrder}>
      {inOrder.map((section) => (
        <LegalSection key={section.id} {...section} />
      ))}
    </LegalPage>
  )
}
