'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { notify } from '@/components/ui/notify'
import type { PasswordReset } from '@/contract/entities/owner'
import { resetPassword } from '@/lib/browser/endpoints/sign-in'
import type { Outcome } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { setSignedIn } from '@/lib/browser/signed-in'
import { useRouter } from '@/lib/language/use-router'

/** docs/product.md#good-news-time: time to read the success message before the page changes. */
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
    const answer = await send(resetPassword, { body: form })
    if (answer.outcome !== 'ok') return refused(answer)
    setDone(true)
    notify.success(labels.success)
    setTimeout(() => {
      setSignedIn(false)
      router.push('/signin')
    }, readingTime)
  }

  function refused(answer: Outcome<unknown>) {
    const { otp, newPassword } = answer.fields ?? {}
    if (otp) setError('otp', { type: 'server' }, { shouldFocus: true })
    if (newPassword) setError('newPassword', { type: 'server' }, { shouldFocus: true })
    const text = problemText(answer, labels)
    if (!otp && !newPassword) setProblem(text)
    notify.error(text)
  }

  return { reset, problem, done }
}

/** The server's message, otherwise our own text. These two codes need other texts (docs/product.md#words-for-failures). */
function problemText({ code = 'unavailable', message }: Outcome<unknown>, labels: Messages['resetPassword']) {
  if (code === 'unavailable') return labels.unreachable
  return code === 'too-many' ? labels.tooMany : (message ?? labels.failure)
}
