import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import type { OwnQr } from '@/lib/api/own-qr'
import { DownloadPng } from './download-png'

export function OwnCode({ qr }: { qr: OwnQr }) {
  const t = useTranslations('qr.own')
  if (!qr)
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
    <Card className="grid items-center gap-6 p-5 sm:grid-cols-[12rem_1fr] md:p-6">
      <img src={qr.svg} alt={t('alt', { name: qr.name })} className="w-full max-w-60 justify-self-center" />
      <div className="grid gap-4">
        <h2 className="text-2xl">{t('title')}</h2>
        <p className="text-soft">{t('text')}</p>
        <p className="text-sm wrap-anywhere">{qr.url}</p>
        <div className="flex flex-wrap gap-3">
          <a href={qr.svg} download="qr-mantel.svg" className={buttonClass({})}>
            {t('svg')}
          </a>
          <DownloadPng svg={qr.svg} name="qr-mantel.png" labels={{ save: t('png'), failed: t('failed') }} />
        </div>
      </div>
    </Card>
  )
}
