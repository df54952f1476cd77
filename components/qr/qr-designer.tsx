'use client'

import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { FormProblem } from '@/components/ui/form-problem'
import { ImageSlot } from '@/components/upload/image-slot'
import type { UploadLabels } from '@/components/upload/props'
import { getQrCard, type OwnQr, saveQrDesign } from '@/contract/endpoints/qr'
import type { QrDesign } from '@/contract/entities/qr'
import { isReadable, qrPicture } from '@/contract/rules/qr-code/qr-picture'
import { ownSession } from '@/lib/browser/endpoints/own'
import { saveLogo } from '@/lib/browser/save-logo'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import { ColorChoice } from './color-choice'
import { DownloadPng } from './download-png'
import type { QrLabels } from './labels'
import { useLogo } from './use-logo'

/** The designer of the owner's QR code. The code updates with each change; all downloads are free. */
type Props = { qr: OwnQr; restaurantId: string; labels: QrLabels['own']; upload: UploadLabels }

export function QrDesigner({ qr, restaurantId, labels, upload }: Props) {
  const { design, canBeRead, hasFailed, change } = useQrDesign(qr.design)
  const own = useOwnLogo(restaurantId, qr.logoUrl, () => change({ logo: true }))
  const logo = useLogo(own.url, design.logo)
  const svg = `data:image/svg+xml,${encodeURIComponent(qrPicture(qr.url, { color: design.color, logo: logo.data }))}`
  const card = `${getQrCard.path}?${new URLSearchParams({ color: design.color, logo: String(design.logo && own.url !== null) })}`
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
        {own.url ? (
          <CheckboxField
            label={labels.logo}
            checked={design.logo}
            onChange={({ target }) => change({ logo: target.checked })}
          />
        ) : (
          <div className="grid gap-2">
            <p className="text-soft">{labels.noLogo}</p>
            <ImageSlot
              label={labels.addLogo}
              accept="image"
              shape="logo"
              value={own.uploaded}
              onChange={(url) => void own.save(url)}
              labels={upload}
            />
            <FormProblem>{own.hasFailed ? labels.logoNotSaved : null}</FormProblem>
          </div>
        )}
        <div className="grid gap-2 empty:hidden">
          <FormProblem>{canBeRead ? null : labels.tooLight}</FormProblem>
          <FormProblem>{logo.hasFailed ? labels.logoFailed : null}</FormProblem>
          <FormProblem>{hasFailed ? labels.notSaved : null}</FormProblem>
        </div>
        {canBeRead ? (
          <div className="grid gap-3">
            <div className="flex flex-wrap gap-3">
              <DownloadPng
                svg={svg}
                name="qr-mantel.png"
                labels={{ save: labels.png, failed: labels.failed }}
              />
              <a href={`${card}&sheet=a4`} download className={buttonClass({ variant: 'secondary' })}>
                {labels.cards}
              </a>
              <a href={card} download className={buttonClass({ variant: 'secondary' })}>
                {labels.card}
              </a>
              <a href={svg} download="qr-mantel.svg" className={buttonClass({ variant: 'secondary' })}>
                {labels.svg}
              </a>
            </div>
            <p className="text-sm text-soft">{labels.cardHint}</p>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

/** Milliseconds after the last change of the colour. */
const restMs = 600

/** The design during editing. A colour that cannot be scanned is shown, but not saved. */
function useQrDesign(first: QrDesign) {
  const [design, setDesign] = useState(first)
  const [hasFailed, setFailed] = useState(false)
  const saved = useRef(JSON.stringify(first))
  const canBeRead = isReadable(design.color)

  useEffect(() => {
    const written = JSON.stringify(design)
    if (!canBeRead || written === saved.current) return
    const timer = setTimeout(async () => {
      const { outcome } = await send(saveQrDesign, { body: design })
      if (outcome === 'ok') saved.current = written
      setFailed(outcome !== 'ok')
    }, restMs)
    return () => clearTimeout(timer)
  }, [design, canBeRead])

  return {
    ...{ design, canBeRead, hasFailed },
    change: (part: Partial<QrDesign>) => setDesign((now) => ({ ...now, ...part })),
  }
}

/** Sets the restaurant's logo, which is also the logo of its profile. If saving fails after the upload, choosing the logo again retries. */
function useOwnLogo(restaurantId: string, saved: string | null, onSaved: () => void) {
  const { mutate } = useSWRConfig()
  const [url, setUrl] = useState(saved)
  const [uploaded, setUploaded] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function save(chosen: string | null) {
    setUploaded(chosen)
    setFailed(false)
    if (!chosen) return
    if (!(await saveLogo(restaurantId, chosen))) return setFailed(true)
    setUrl(chosen)
    onSaved()
    // The header shows the logo too.
    void mutate(ownSession.path)
  }

  return { url, uploaded, hasFailed, save }
}
