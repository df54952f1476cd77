import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { QrPage } from '@/components/qr/qr-page'
import { getOwnQr } from '@/lib/api/own-qr'
import { labelsOf } from '@/lib/i18n/labels'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('qr')
  return { title: t('title') }
}

export default async function Page() {
  const [qr, labels] = await Promise.all([getOwnQr(), labelsOf('qr')])
  return <QrPage qr={qr} labels={labels} />
}
