'use client'

import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { FormProblem } from '@/components/ui/form-problem'
import { Link } from '@/components/ui/link'
import { getQrCard, type OwnQr } from '@/contract/endpoints/qr'
import { qrPicture } from '@/contract/rules/qr-code'
import { fill } from '@/lib/i18n/fill'
import { ColorChoice } from './color-choice'
import { DownloadPng } from './download-png'
import type { QrLabels } from './labels'
import { useLogo } from './use-logo'
import { useQrDesign } from './use-qr-design'

/** One's own code, drawn as it is changed, and free in every shape. */
export function QrDesigner({ qr, labels }: { qr: OwnQr; labels: QrLabels['own'] }) {
  const { design, canBeRead, hasFailed, change } = useQrDesign(qr.design)
  const logo = useLogo(qr.logoUrl, design.logo)
  const svg = `data:image/svg+xml,${encodeURIComponent(qrPicture(qr.url, { color: design.color, logo: logo.data }))}`
  const card = `${getQrCard.path}?${new URLSearchParams({ color: design.color, logo: String(design.logo && qr.logoUrl !== null) })}`
  return (
    <Card className="grid items-start gap-6 p-5 sm:grid-cols-[14rem_1fr] md:gap-10 md:p-6">
      <img
        src={svg}
        alt={fill(labels.alt, { name: qr.name })}
        width={240}
        height={240}
        className="w-full max-w-60 justify-self-center rounded border border-line bg-white"
      />
      <div className="grid gap-5">
        <div className="grid gap-2">
          <h2 className="text-2xl">{labels.title}</h2>
          <p className="text-soft">{labels.text}</p>
          <p className="text-sm wrap-anywhere">{qr.url}</p>
        </div>
        <ColorChoice color={design.color} onChange={(color) => change({ color })} labels={labels} />
        {qr.logoUrl ? (
          <CheckboxField
            label={labels.logo}
            checked={design.logo}
            onChange={({ target }) => change({ logo: target.checked })}
          />
        ) : (
          <p className="text-soft">
            {labels.noLogo}{' '}
            <Link href="/mi-restaurante" className="font-semibold text-azulejo underline">
              {labels.addLogo}
            </Link>
          </p>
        )}
        <div aria-live="polite" className="grid gap-2 empty:hidden">
          <FormProblem>{canBeRead ? null : labels.tooLight}</FormProblem>
          <FormProblem>{logo.hasFailed ? labels.logoFailed : null}</FormProblem>
          <FormProblem>{hasFailed ? labels.notSaved : null}</FormProblem>
        </div>
        {canBeRead ? (
          <div className="grid gap-3">
            <div className="flex flex-wrap gap-3">
              <a href={svg} download="qr-mantel.svg" className={buttonClass({})}>
                {labels.svg}
              </a>
              <DownloadPng
                svg={svg}
                name="qr-mantel.png"
                labels={{ save: labels.png, failed: labels.failed }}
              />
              <a href={card} download="tarjeta-qr.pdf" className={buttonClass({ variant: 'secondary' })}>
                {labels.card}
              </a>
            </div>
            <p className="text-sm text-soft">{labels.cardHint}</p>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
