'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { KeyIcon, PhoneIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import type { Reply } from '@/contract/endpoint'
import {
  beginApp,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  type SecondFactor,
} from '@/contract/endpoints/second-factor'
import { send } from '@/lib/browser/send'
import { unread } from '@/lib/endpoint/light'
import { fill } from '@/lib/i18n/fill'
import { numericDate } from '@/lib/i18n/numeric-date'
import { useRouter } from '@/lib/language/use-router'
import { AddPasskey } from './add-passkey'
import { CodesDialog } from './codes-dialog'
import type { SecurityLabels } from './labels'
import { Panel } from './panel'
import { PanelRow } from './panel-row'
import { PressButton } from './press-button'

type Props = { factor: SecondFactor; labels: SecurityLabels; deviceName: string }

export function FactorPanel({ factor, labels, deviceName }: Props) {
  const router = useRouter()
  const [codes, setCodes] = useState<string[]>()
  const { app, passkeys, recoveryCodesLeft } = factor
  const isOn = app !== null || passkeys.length > 0
  const press = { press: labels.remove, pressing: labels.removing, failed: labels.removeFailed }

  function added(recoveryCodes: string[] | null) {
    if (recoveryCodes) setCodes(recoveryCodes)
    router.refresh()
  }

  return (
    <Panel title={labels.factorTitle} text={isOn ? labels.onText : labels.offText}>
      {isOn ? (
        <ul aria-label={labels.factorTitle}>
          {passkeys.map(({ passkeyId, name, addedAt, usedAt }) => (
            <PanelRow
              key={passkeyId}
              icon={<KeyIcon />}
              title={name}
              text={`${fill(labels.addedOn, { date: numericDate(addedAt) })} · ${
                usedAt ? fill(labels.usedOn, { date: numericDate(usedAt) }) : labels.neverUsed
              }`}
              action={
                <PressButton
                  to={unread(removePasskey)}
                  params={{ passkeyId }}
                  name={fill(labels.removeNamed, { name })}
                  labels={{ ...press, pressed: labels.passkeyRemoved }}
                />
              }
            />
          ))}
          {app ? (
            <PanelRow
              icon={<PhoneIcon />}
              title={labels.appName}
              text={fill(labels.addedOn, { date: numericDate(app.addedAt) })}
              action={
                <PressButton
                  to={unread(removeApp)}
                  name={fill(labels.removeNamed, { name: labels.appName })}
                  labels={{ ...press, pressed: labels.appRemoved }}
                />
              }
            />
          ) : null}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <AddPasskey labels={labels} name={deviceName} isFirst={!isOn} onAdded={added} />
        <AddApp labels={labels} isThere={app !== null} onAdded={added} />
      </div>
      {isOn ? <RenewCodes left={recoveryCodesLeft} labels={labels} onRenewed={added} /> : null}
      <CodesDialog codes={codes} labels={labels} onClose={() => setCodes(undefined)} />
    </Panel>
  )
}

type RenewCodesProps = { left: number; labels: SecurityLabels; onRenewed: (codes: string[]) => void }

function RenewCodes({ left, labels, onRenewed }: RenewCodesProps) {
  const [isBusy, setBusy] = useState(false)

  async function renew() {
    setBusy(true)
    const { reply } = await send(renewRecoveryCodes, {})
    setBusy(false)
    if (!reply) return notify.error(labels.failed)
    onRenewed(reply.recoveryCodes)
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t-3 border-dotted border-edge pt-4">
      <p className={left < 3 ? 'font-semibold text-check-ink' : 'text-soft'}>
        {left === 1 ? labels.codeLeft : fill(labels.codesLeft, { n: left })}
      </p>
      <Button variant="quiet" onClick={renew} pending={isBusy && labels.renewing}>
        {labels.renew}
      </Button>
    </div>
  )
}

const AppSetup = lazy(() => import('./app-setup'))

type AddAppProps = {
  labels: SecurityLabels
  /** True when the account has an app: a new app replaces it. */
  isThere: boolean
  onAdded: (codes: string[] | null) => void
}

function AddApp({ labels, isThere, onAdded }: AddAppProps) {
  const [begun, setBegun] = useState<Reply<typeof beginApp>>()
  const [isBusy, setBusy] = useState(false)

  async function begin() {
    setBusy(true)
    const { reply } = await send(beginApp, {})
    setBusy(false)
    if (!reply) return notify.error(labels.failed)
    setBegun(reply)
  }

  function confirmed(codes: string[] | null) {
    setBegun(undefined)
    notify.success(labels.appAdded)
    onAdded(codes)
  }

  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={begin} pending={isBusy && labels.preparing}>
        {isThere ? labels.otherApp : labels.addApp}
      </Button>
      <Dialog
        shape="sheet"
        open={begun !== undefined}
        onClose={() => setBegun(undefined)}
        title={labels.appTitle}
        closeLabel={labels.close}
      >
        {begun ? (
          <Suspense>
            <AppSetup {...begun} labels={labels} onConfirmed={confirmed} />
          </Suspense>
        ) : null}
      </Dialog>
    </>
  )
}
