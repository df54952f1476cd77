import type { ComponentProps } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { PriceTag } from '@/components/ui/price-tag'
import type { UploadLabels } from '@/components/upload/props'
import type { OwnQr } from '@/contract/endpoints/qr'
import { useTranslations } from '@/lib/i18n/translations'
import type { QrLabels } from './labels'
import { QrDesigner } from './qr-designer'
import { RequestQr } from './request-qr'
import { type Packs, usePacks } from './use-packs'

type Props = ComponentProps<typeof OwnCode> & {
  /** Whether the host api makes QR codes. */
  hasOwn?: boolean
}

/** The owner's QR code, which is free, and printed packs, with their price shown first. */
export function QrPage({ hasOwn = true, ...own }: Props) {
  const t = useTranslations('qr')
  const packs = usePacks()
  return (
    <div className="container-page grid gap-8 py-8 md:gap-12 md:py-12">
      <div className="grid gap-3">
        <h1 className="text-4xl text-balance md:text-6xl">{t('title')}</h1>
        <p className="max-w-prose text-lg text-soft">{t('lead')}</p>
      </div>
      {hasOwn ? <OwnCode {...own} /> : null}
      <section aria-labelledby="packs" className="grid gap-5">
        <div className="grid gap-2">
          <h2 id="packs" className="text-2xl md:text-3xl">
            {t('packsTitle')}
          </h2>
          <p className="max-w-prose text-soft">{t('packsText')}</p>
        </div>
        <PackList packs={packs} />
        <RequestQr packs={packs} labels={useRequestLabels()} />
      </section>
    </div>
  )
}

function useRequestLabels() {
  const t = useTranslations('qr.request')
  const ui = useTranslations('ui')
  return {
    ...{ open: t('open'), title: t('title'), choose: t('choose'), text: t('text') },
    ...{ send: t('send'), sending: t('sending'), sent: t('sent'), failed: t('failed') },
    close: ui('close'),
  }
}

function PackList({ packs }: { packs: Packs }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4 md:gap-6">
      {packs.map(({ pack, name, codes, price }) => (
        <li key={pack}>
          <Card className="flex h-full items-center justify-between gap-4 p-5">
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="text-soft">{codes}</p>
            </div>
            <PriceTag price={price} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

type OwnCodeProps = {
  own: { qr: OwnQr; restaurantId: string } | null
  labels: QrLabels
  upload: UploadLabels
}

function OwnCode({ own, labels, upload }: OwnCodeProps) {
  const t = useTranslations('qr.own')
  if (!own?.qr.isPublic)
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
      <QrDesigner {...own} labels={labels.own} upload={upload} />
      <ScanCounts scans={own.qr.scans} />
    </>
  )
}

/** The number of scans, so that the owner sees whether the place of the code is good. */
function ScanCounts({ scans: { days, total } }: Pick<OwnQr, 'scans'>) {
  const t = useTranslations('qr.own')
  const facts = [
    { term: t('scansToday'), count: days.at(-1)?.count ?? 0 },
    { term: t('scansWeek'), count: days.slice(-7).reduce((sum, day) => sum + day.count, 0) },
    { term: t('scansTotal'), count: total },
  ]
  return (
    <Card className="grid gap-3 p-5 md:p-6">
      <h2 className="text-2xl">{t('scansTitle')}</h2>
      {total === 0 ? (
        <p className="text-soft">{t('scansNone')}</p>
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-12 gap-y-4">
            {facts.map(({ term, count }) => (
              <div key={term}>
                <dt className="text-soft">{term}</dt>
                <dd className="figures font-display text-3xl font-extrabold">{count}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-soft">{t('scansText')}</p>
        </>
      )}
    </Card>
  )
}
