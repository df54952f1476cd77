'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { notify } from '@/components/ui/notify'
import { register } from '@/contract/endpoints/accounts'
import type { SignUpFields } from '@/contract/entities/owner'
import type { Outcome } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { setSignedIn } from '@/lib/browser/signed-in'
import { ownTimeZone } from '@/lib/browser/time-zone'
import { unread } from '@/lib/endpoint/light'
import { waitText } from '@/lib/i18n/wait-text'
import { useRouter } from '@/lib/language/use-router'
import { nextPath } from '@/lib/next-path'

/** docs/product.md#good-news-time: time to read the success message before the page changes. */
const readingTime = 2000

export type SignUpLabels = Messages['signup'] & { wait: Messages['wait'] }

type Options = { labels: SignUpLabels; setError: UseFormSetError<SignUpFields>; onDone: () => void }

export function useSignUp({ labels, setError, onDone }: Options) {
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)

  async function signUp({ consent: _, ...body }: SignUpFields) {
    setProblem(undefined)
    const answer = await send(unread(register), { body: { ...body, timeZone: ownTimeZone() } })
    if (answer.outcome !== 'ok') return refused(answer)
    setDone(true)
    onDone()
    setSignedIn(true)
    notify.success(labels.success)
    const onward = nextPath(window.location, '/try-whatsapp')
    router.prefetch(onward)
    setTimeout(() => router.replace(onward), readingTime)
  }

  function refused(answer: Outcome<unknown>) {
    const { email, password } = answer.fields ?? {}
    if (email) setError('email', { type: email === 'taken' ? 'taken' : 'server' }, { shouldFocus: true })
    if (password) setError('password', { type: 'server' }, { shouldFocus: true })
    if (email === 'taken') return notify.error(labels.taken)
    if (password) return notify.error(labels.common)
    const text = problemText(answer, labels)
    setProblem(text)
    notify.error(text)
  }

  return { signUp, problem, done }
}

/** One text for all failures except these two (docs/product.md#words-for-failures). */
function problemText({ code = 'unavailable', retryAfter }: Outcome<unknown>, labels: SignUpLabels) {
  if (code === 'unavailable') return labels.unreachable
  return code === 'too-many'
    ? `${labels.tooMany} ${waitText(retryAfter, labels.wait)}`.trim()
    : labels.failure
}
