'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DoneLine } from '@/components/ui/done-line'
import { Field } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { fill } from '@/lib/i18n/fill'
import { type AlertLabels, useDishAlert, type Wish } from './use-dish-alert'

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

/** Takes the focus as it opens: the button that was pressed is gone. */
export default function DishAlertForm({ labels, wish, privacyHref }: DishAlertFormProps) {
  const [email, setEmail] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { state, ask, reset } = useDishAlert(wish, labels)

  async function send() {
    if ((await ask(email)) === 400) field.current?.focus()
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
