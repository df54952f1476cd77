'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { EmailChange } from '@/contract/endpoints/email-change'
import { EmailCodeForm } from './email-code-form'
import { EmailForm } from './email-form'
import type { EmailLabels } from './labels'
import { Panel } from './panel'
import { useEmailChange } from './use-email-change'

type Props = { change: EmailChange; labels: EmailLabels; ownerId: string }

/** docs/product.md#account-email. What a press shows takes the focus; what the page shows first does not. */
export function EmailPanel({ change: given, labels, ownerId }: Props) {
  const { change, ask, again, confirm, cancel } = useEmailChange(given, labels)
  const [isWriting, setWriting] = useState(false)
  const [hasPressed, setPressed] = useState(false)
  const { email, pending } = change

  function write(isOpen: boolean) {
    setPressed(true)
    setWriting(isOpen)
  }

  async function askFor(typed: string) {
    const problem = await ask(typed)
    if (!problem) write(false)
    return problem
  }

  async function confirmBy(code: string, pendingEmail: string) {
    setPressed(true)
    return confirm(code, pendingEmail)
  }

  async function stop() {
    setPressed(true)
    await cancel()
  }

  return (
    <Panel title={labels.title} text={labels.text} anchor="correo">
      <p className="text-lg font-semibold wrap-anywhere">{email}</p>
      {isWriting ? (
        <EmailForm
          {...{ labels, ownerId }}
          email={pending?.email ?? ''}
          ask={askFor}
          onBack={() => write(false)}
        />
      ) : pending ? (
        <EmailCodeForm
          key={pending.email}
          labels={labels}
          email={pending.email}
          takesFocus={hasPressed}
          confirm={(code) => confirmBy(code, pending.email)}
          again={() => again(pending.email)}
          other={() => write(true)}
          cancel={stop}
        />
      ) : (
        <OpenButton takesFocus={hasPressed} onClick={() => write(true)}>
          {labels.change}
        </OpenButton>
      )}
    </Panel>
  )
}

type OpenProps = { takesFocus: boolean; onClick: () => void; children: string }

function OpenButton({ takesFocus, onClick, children }: OpenProps) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  return (
    <Button ref={button} variant="secondary" className="justify-self-start" onClick={onClick}>
      {children}
    </Button>
  )
}
