import type { Metadata } from 'next'
import { QrPage } from '@/components/qr/qr-page'
import { getOwnQr } from '@/lib/api/own-qr'
import { hostHas } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('qr')
  return { title: t('title') }
}

export default async function Page() {
  const [own, labels, upload, hasOwn] = await Promise.all([
    getOwnQr(),
    labelsOf('qr'),
    labelsOf('upload'),
    hostHas('ownQr'),
  ])
  return <QrPage own={own} labels={labels} upload={upload} hasOwn={hasOwn} />
}
