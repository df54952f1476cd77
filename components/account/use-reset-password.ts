'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { notify } from '@/components/ui/notify'
import type { PasswordReset } from '@/contract/entities/owner'
import { firstLanguage } from '@/contract/languages'
import { resetPassword } from '@/lib/browser/endpoints/sign-in'
import type { Outcome } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { setSignedIn } from '@/lib/browser/signed-in'
import { languageHere } from '@/lib/language/here'
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

/**
 * The server's message, otherwise our own text (docs/product.md#words-for-failures). The server writes Castilian: on another page the text
 * is ours.
 */
function problemText(
  { code = 'unavailable', message, fields = {} }: Outcome<unknown>,
  labels: Messages['resetPassword'],
) {
  if (code === 'unavailable') return labels.unreachable
  if (code === 'too-many') return labels.tooMany
  if (languageHere() === firstLanguage) return message ?? labels.failure
  if (fields.otp) return labels.wrongCode
  return fields.newPassword === 'common' ? labels.common : labels.failure
}
