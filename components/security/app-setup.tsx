'use client'

import { Button } from '@/components/ui/button'
import type { Answer } from '@/components/ui/factor/post-answer'
import { TypedWay } from '@/components/ui/factor/typed-way'
import { CopyIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { confirmApp } from '@/contract/endpoints/second-factor'
import { qrPath } from '@/contract/rules/qr-code/qr-picture'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'
import { send } from '@/lib/browser/send'
import type { SecurityLabels } from './labels'

type Props = {
  secret: string
  uri: string
  labels: SecurityLabels
  onConfirmed: (codes: string[] | null) => void
}

/** The secret as a QR code for another device and as text for this device. The first code proves the setup. */
export default function AppSetup({ secret, uri, labels, onConfirmed }: Props) {
  const { path, count } = qrPath(qrSquares(uri))

  async function confirm({ code = '' }: Answer) {
    const answer = await send(confirmApp, { body: { code } })
    if (answer.outcome !== 'ok') return answer.code === 'invalid' ? labels.codeWrong : labels.unreachable
    onConfirmed(answer.reply.recoveryCodes)
    return undefined
  }

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    )
    if (isCopied) notify.success(labels.copied)
    else notify.error(labels.notCopied)
  }

  return (
    <div className="grid gap-5 pb-2">
      <p>{labels.appText}</p>
      <svg
        role="img"
        aria-label={labels.qr}
        viewBox={`0 0 ${count} ${count}`}
        className="mx-auto w-52 rounded"
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${count}v${count}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div className="grid gap-2">
        <p className="text-soft">{labels.secretText}</p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="rounded bg-napkin px-3 py-2 font-mono text-base wrap-anywhere select-all">
            {secret.match(/.{4}/g)?.join(' ')}
          </code>
          <Button variant="quiet" onClick={copy}>
            <CopyIcon /> {labels.copySecret}
          </Button>
        </div>
      </div>
      <TypedWay name="code" labels={labels} answer={confirm} submit={labels.confirmApp} />
    </div>
  )
}
