'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { notify } from '@/components/ui/notify'
import { resetPassword } from '@/contract/endpoints/accounts'
import type { PasswordReset } from '@/contract/entities/owner'
import { type ErrorEnvelope, errorEnvelope } from '@/contract/errors'
import { setSignedIn } from '@/lib/browser/signed-in'

/** SPEC.md §9: the good news is read before the page goes. */
const readingTime = 4000

type Options = {
  labels: Messages['resetPassword']
  posted?: string
  setError: UseFormSetError<PasswordReset>
}

export function useResetPassword({ labels, posted, setError }: Options) {
  const router = useRouter()
  const [problem, setProblem] = useState(posted)
  const [done, setDone] = useState(false)

  async function reset(form: PasswordReset) {
    setProblem(undefined)
    const response = await fetch(resetPassword.path, {
      method: resetPassword.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    }).catch(() => undefined)
    if (!response?.ok) return refused(response?.status, await envelopeOf(response))
    setDone(true)
    notify.success(labels.success)
    setTimeout(() => {
      setSignedIn(false)
      router.push('/signin')
    }, readingTime)
  }

  function refused(status: number | undefined, envelope: ErrorEnvelope | undefined) {
    const { otp, newPassword } = envelope?.error.fields ?? {}
    if (otp) setError('otp', { type: 'server' }, { shouldFocus: true })
    if (newPassword) setError('newPassword', { type: 'server' }, { shouldFocus: true })
    const text = problemText(status, envelope, labels)
    if (!otp && !newPassword) setProblem(text)
    notify.error(text)
  }

  return { reset, problem, done }
}

/** SPEC.md §8: what the server said, else a text of ours; neither would be true of these two. */
function problemText(
  status: number | undefined,
  envelope: ErrorEnvelope | undefined,
  labels: Messages['resetPassword'],
) {
  if (status === undefined || status === 503) return labels.unreachable
  if (status === 429) return labels.tooMany
  return envelope?.message ?? labels.failure
}

async function envelopeOf(response: Response | undefined) {
  return errorEnvelope.safeParse(await response?.json().catch(() => undefined)).data
}
