import type { Metadata } from 'next'
import { Wizard } from '@/components/profile/wizard/wizard'
import { ownMenuHabits } from '@/lib/api/own-menu-habits'
import { ownWizard } from '@/lib/api/own-profile'
import { env } from '@/lib/env'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wizard.titles')
  return { title: t('2') }
}

export default async function Page() {
  const [profile, habits] = await Promise.all([ownWizard(), ownMenuHabits()])
  return <Wizard step={2} {...profile} habits={habits} apiKey={env().NEXT_PUBLIC_GOOGLE_MAPS_KEY} />
}
