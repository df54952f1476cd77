import type { Metadata } from 'next'
import { Wizard } from '@/components/profile/wizard/wizard'
import { ownWizard } from '@/lib/api/own-profile'
import { env } from '@/lib/env'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wizard.titles')
  return { title: t('3') }
}

export default async function Page() {
  return <Wizard step={3} {...(await ownWizard())} apiKey={env().NEXT_PUBLIC_GOOGLE_MAPS_KEY} />
}
