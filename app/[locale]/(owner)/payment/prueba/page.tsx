import type { Metadata } from 'next'
import { SandboxPage } from '@/components/payment/sandbox-page'
import { getSandboxPage } from '@/lib/api/plans'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sandbox')
  return { title: t('title') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/payment/prueba'>) {
  const { checkout } = await searchParams
  return <SandboxPage {...(await getSandboxPage(typeof checkout === 'string' ? checkout : undefined))} />
}
