import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import type { OwnQr } from '@/contract/endpoints/qr'
import type { QrLabels } from './labels'
import { QrDesigner } from './qr-designer'
import { ScanCounts } from './scan-counts'

export function OwnCode({ qr, labels }: { qr: OwnQr | null; labels: QrLabels }) {
  const t = useTranslations('qr.own')
  if (!qr?.isPublic)
    return (
      <Card className="grid gap-4 p-5 md:p-6">
        <h2 className="text-2xl">{t('title')}</h2>
        <p className="text-soft">{t('hidden')}</p>
        <ButtonLink href="/mi-restaurante" className="justify-self-start">
          {t('complete')}
        </ButtonLink>
      </Card>
    )
  return (
    <>
      <QrDesigner qr={qr} labels={labels.own} />
      <ScanCounts scans={qr.scans} />
    </>
  )
}
