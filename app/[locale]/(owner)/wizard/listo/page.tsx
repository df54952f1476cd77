import type { Metadata } from 'next'
import { WizardDone } from '@/components/profile/wizard/wizard-done'
import { MissingNote } from '@/components/visible/missing-note'
import { ownProfile } from '@/lib/api/own-profile'
import { getOwnWhatsApp } from '@/lib/api/own-whatsapp'
import { missingFeatures } from '@/lib/host/features'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wizard.titles')
  return { title: t('4') }
}

export default async function Page() {
  const [own, whatsapp, missing] = await Promise.all([ownProfile(), getOwnWhatsApp(), missingFeatures()])
  const note = <MissingNote owner={own.owner} />
  return <WizardDone {...own} chatUrl={whatsapp?.url ?? '/chat'} missing={missing} note={note} />
}
