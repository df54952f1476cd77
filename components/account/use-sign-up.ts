'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { notify } from '@/components/ui/notify'
import { register } from '@/contract/endpoints/accounts'
import type { SignUpFields } from '@/contract/entities/owner'
import { errorEnvelope } from '@/contract/errors'
import { setSignedIn } from '@/lib/browser/signed-in'
import { waitText } from '@/lib/i18n/wait-text'
import { nextPath } from '@/lib/next-path'

/** SPEC.md §9: the good news is read before the page goes. */
const readingTime = 2000

export type SignUpLabels = Messages['signup'] & { wait: Messages['wait'] }

type Options = { labels: SignUpLabels; setError: UseFormSetError<SignUpFields>; onDone: () => void }

export function useSignUp({ labels, setError, onDone }: Options) {
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)

  async function signUp({ consent: _, ...body }: SignUpFields) {
    setProblem(undefined)
    const response = await fetch(register.path, {
      method: register.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    if (response?.status !== 201) return refused(response)
    setDone(true)
    onDone()
    setSignedIn(true)
    notify.success(labels.success)
    setTimeout(() => router.push(nextPath(window.location, '/try-whatsapp')), readingTime)
  }

  async function refused(response: Response | undefined) {
    const reply: unknown = await response?.json().catch(() => undefined)
    const { email, password } = errorEnvelope.safeParse(reply).data?.error.fields ?? {}
    if (email) setError('email', { type: email === 'taken' ? 'taken' : 'server' }, { shouldFocus: true })
    if (password) setError('password', { type: 'server' }, { shouldFocus: true })
    if (email === 'taken') return notify.error(labels.taken)
    if (password) return notify.error(labels.common)
    const text = problemText(response, labels)
    setProblem(text)
    notify.error(text)
  }

  return { signUp, problem, done }
}

/** SPEC.md §8 has one text for every failure; these two can be told apart. */
function problemText(response: Response | undefined, labels: SignUpLabels) {
  if (!response || response.status === 503) return labels.unreachable
  if (response.status !== 429) return labels.failure
  return `${labels.tooMany} ${waitText(response.headers.get('retry-after'), labels.wait)}`.trim()
}
