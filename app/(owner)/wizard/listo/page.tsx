import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { WizardDone } from '@/components/profile/wizard/wizard-done'
import { ownProfile } from '@/lib/api/own-profile'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wizard.titles')
  return { title: t('4') }
}

export default async function Page() {
  return <WizardDone {...(await ownProfile())} />
}
