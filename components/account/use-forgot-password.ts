'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { forgetPassword } from '@/contract/endpoints/accounts'
import { recoveryText } from './recovery-text'

type Options = { labels: Messages['forgotPassword']; posted?: string; onDone: () => void }

export function useForgotPassword({ labels, posted, onDone }: Options) {
  const router = useRouter()
  const [problem, setProblem] = useState(posted)
  const [done, setDone] = useState(false)

  async function askForCode({ email }: { email: string }) {
    setProblem(undefined)
    const body = new FormData()
    body.append('email', email)
    const { path, method } = forgetPassword
    const response = await fetch(path, { method, body }).catch(() => undefined)
    if (!response?.ok) {
      const text = recoveryText(problemOf(response?.status), labels)
      setProblem(text)
      return notify.error(text)
    }
    setDone(true)
    onDone()
    router.push('/resetPassword')
  }

  return { askForCode, problem, done }
}

function problemOf(status: number | undefined) {
  if (status === 404) return 'unknown'
  if (status === 400) return 'email'
  return status === 429 ? 'tooMany' : 'unreachable'
}
