import { useTranslations } from 'next-intl'
import type { OwnQr } from '@/contract/endpoints/qr'
import type { QrLabels } from './labels'
import { OwnCode } from './own-code'
import { PackList } from './pack-list'
import { RequestQr } from './request-qr'
import { usePacks } from './use-packs'

/** One's own code, free; and printed ones, for a price that is said before anything is asked. */
export function QrPage({ qr, labels }: { qr: OwnQr | null; labels: QrLabels }) {
  const t = useTranslations('qr')
  const packs = usePacks()
  return (
    <div className="container-page grid gap-8 py-8 md:gap-12 md:py-12">
      <div className="grid gap-3">
        <h1 className="text-4xl text-balance md:text-6xl">{t('title')}</h1>
        <p className="max-w-prose text-lg text-soft">{t('lead')}</p>
      </div>
      <OwnCode qr={qr} labels={labels} />
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
