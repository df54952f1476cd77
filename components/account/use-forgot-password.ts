'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { forgetPassword } from '@/contract/endpoints/accounts'
import type { ErrorCode } from '@/contract/errors'
import { send } from '@/lib/browser/send'
import { unread } from '@/lib/endpoint/light'
import { useRouter } from '@/lib/language/use-router'
import { recoveryText } from './recovery-text'

type Options = { labels: Messages['forgotPassword']; posted?: string }

export function useForgotPassword({ labels, posted }: Options) {
  const router = useRouter()
  const [problem, setProblem] = useState(posted)
  const [done, setDone] = useState(false)

  async function askForCode({ email }: { email: string }) {
    setProblem(undefined)
    const { outcome, code } = await send(unread(forgetPassword), { body: { email } })
    if (outcome !== 'ok') {
      const text = recoveryText(problemOf(code), labels)
      setProblem(text)
      return notify.error(text)
    }
    setDone(true)
    router.push('/resetPassword')
  }

  return { askForCode, problem, done }
}

function problemOf(code: ErrorCode | undefined) {
  if (code === 'not-found') return 'unknown'
  if (code === 'invalid') return 'email'
  return code === 'too-many' ? 'tooMany' : 'unreachable'
}
