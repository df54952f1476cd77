import type { Metadata } from 'next'
import { Wizard } from '@/components/profile/wizard/wizard'
import { ownWizard } from '@/lib/api/own-profile'
import { env } from '@/lib/env'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wizard.titles')
  return { title: t('1') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/wizard'>) {
  const [profile, { paso }] = await Promise.all([ownWizard(), searchParams])
  return <Wizard step={1} {...profile} byName={paso === '1'} apiKey={env().NEXT_PUBLIC_GOOGLE_MAPS_KEY} />
}
