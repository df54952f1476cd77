'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../button'
import { Field } from '../field'
import { PasswordField } from '../password-field'
import type { FactorLabels } from './factor-labels'
import type { Answer } from './post-answer'

type Props = {
  name: 'code' | 'recoveryCode' | 'password'
  labels: FactorLabels
  answer: (given: Answer) => Promise<string | undefined>
  /** The address and the `next` field that the form posts without JavaScript. */
  posts?: { action: string; next: string | undefined }
  /** The error text after a post without JavaScript. */
  posted?: string
  submit?: string
}

const texts = {
  code: { label: 'code', hint: 'codeHint', missing: 'codeError' },
  recoveryCode: { label: 'recoveryCode', hint: 'recoveryHint', missing: 'recoveryError' },
  password: { label: 'password', hint: undefined, missing: 'passwordError' },
} as const

const isWhole = (name: Props['name'], typed: string) =>
  name === 'code' ? /^\d{6}$/.test(typed.replace(/[\s-]/g, '')) : typed.trim() !== ''

export function TypedWay({ name, labels, answer, posts, posted, submit = labels.submit }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState(posted)
  const [isBusy, setBusy] = useState(false)
  const text = texts[name]

  function refuse(why: string) {
    setBusy(false)
    setProblem(why)
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = String(new FormData(event.currentTarget).get(name))
    if (!isWhole(name, typed)) return refuse(labels[text.missing])
    setBusy(true)
    setProblem(undefined)
    const why = await answer({ [name]: typed })
    if (why) refuse(why)
  }

  const field = { name, label: labels[text.label], required: true, error: problem }
  return (
    <form ref={form} noValidate method="post" action={posts?.action} onSubmit={send} className="grid gap-4">
      {posts?.next ? <input type="hidden" name="next" value={posts.next} /> : null}
      {name === 'password' ? (
        <PasswordField {...field} labels={labels} />
      ) : (
        <Field
          {...field}
          hint={text.hint && labels[text.hint]}
          inputMode={name === 'code' ? 'numeric' : 'text'}
          autoComplete={name === 'code' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <Button type="submit" size="lg" wide pending={isBusy && labels.sending}>
        {submit}
      </Button>
    </form>
  )
}
