'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DoneLine } from '@/components/ui/done-line'
import { Field } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import type { ErrorCode } from '@/contract/errors'
import { askAlert } from '@/lib/browser/endpoints/alerts'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'

export type DishAlertFormProps = {
  labels: AlertLabels &
    Record<
      'title' | 'text' | 'email' | 'placeholder' | 'submit' | 'sending' | 'loading' | 'consent' | 'privacy',
      string
    > &
    Record<'asked' | 'already' | 'another', string>
  wish: Wish
  privacyHref: string
}

/** Takes the focus when the form opens, because the pressed button is gone. */
export default function DishAlertForm({ labels, wish, privacyHref }: DishAlertFormProps) {
  const [email, setEmail] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { state, ask, reset } = useDishAlert(wish, labels)

  async function send() {
    if ((await ask(email)) === 'invalid') field.current?.focus()
  }

  if (state.kind === 'asked' || state.kind === 'already')
    return (
      <div className="grid w-full max-w-xl justify-items-start gap-2 text-left">
        <DoneLine>{fill(labels[state.kind], { email: state.email })}</DoneLine>
        <Button variant="quiet" onClick={reset}>
          {labels.another}
        </Button>
      </div>
    )
  return (
    <form
      aria-label={labels.title}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="grid w-full max-w-xl gap-3 rounded border border-line bg-card p-5 text-left sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <div className="sm:col-span-2">
        <p className="text-lg font-semibold wrap-anywhere">{labels.title}</p>
        <p className="text-soft">{labels.text}</p>
      </div>
      <Field
        ref={field}
        label={labels.email}
        name="email"
        type="email"
        required
        autoFocus
        autoComplete="email"
        autoCapitalize="none"
        placeholder={labels.placeholder}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={state.kind === 'failed' ? state.text : undefined}
      />
      <Button
        type="submit"
        size="lg"
        className="sm:mt-7.5"
        pending={state.kind === 'sending' && labels.sending}
      >
        {labels.submit}
      </Button>
      <p className="text-sm text-soft sm:col-span-2">
        {labels.consent}{' '}
        <Link href={privacyHref} className="link">
          {labels.privacy}
        </Link>
      </p>
    </form>
  )
}

type Wish = { dish: string; place: string; lat: number; lon: number; radiusKm: number }

type AlertLabels = Record<'invalid' | 'tooMany' | 'failed', string>

type State =
  | { kind: 'open' | 'sending' }
  | { kind: 'asked' | 'already'; email: string }
  | { kind: 'failed'; text: string }

const failures: Partial<Record<ErrorCode, keyof AlertLabels>> = { invalid: 'invalid', 'too-many': 'tooMany' }

/** Requests the alert. The alert begins when the person confirms it by mail. Shows the reason of a refusal. */
function useDishAlert(wish: Wish, labels: AlertLabels) {
  const [state, setState] = useState<State>({ kind: 'open' })

  async function ask(typed: string) {
    const email = typed.trim()
    if (!email || state.kind === 'sending') return
    setState({ kind: 'sending' })
    const { reply, code } = await send(askAlert, { body: { ...wish, email } })
    if (reply) setState({ kind: reply.state, email })
    else setState({ kind: 'failed', text: labels[(code && failures[code]) ?? 'failed'] })
    return code
  }

  return { state, ask, reset: () => setState({ kind: 'open' }) }
}
