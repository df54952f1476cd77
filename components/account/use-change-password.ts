'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { notify } from '@/components/ui/notify'
import { changePassword } from '@/contract/endpoints/accounts'
import type { PasswordChange } from '@/contract/entities/owner'
import { errorEnvelope } from '@/contract/errors'
import { leaveFor } from '@/lib/browser/leave-for'
import { ownerFetch } from '@/lib/browser/owner-fetch'
import { setSignedIn } from '@/lib/browser/signed-in'
import { waitText } from '@/lib/i18n/wait-text'

/** SPEC.md §9: the good news is read before the page goes. */
const readingTime = 5000

export type ChangePasswordLabels = Messages['changePassword'] & { wait: Messages['wait'] }

type Options = {
  labels: ChangePasswordLabels
  ownerId: string
  setError: UseFormSetError<PasswordChange>
}

export function useChangePassword({ labels, ownerId, setError }: Options) {
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)

  async function change({ currentPassword, newPassword }: PasswordChange) {
    setProblem(undefined)
    const response = await ownerFetch(changePassword.path, {
      method: changePassword.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword, newPassword, ownerId }),
    })
    if (!response?.ok) return refused(response)
    setDone(true)
    notify.success(labels.success)
    setTimeout(signInAgain, readingTime)
  }

  async function refused(response: Response | undefined) {
    const reply: unknown = await response?.json().catch(() => undefined)
    const fields = errorEnvelope.safeParse(reply).data?.error.fields ?? {}
    notify.error(labels.failure)
    if (fields.newPassword) setError('newPassword', { type: 'server' }, { shouldFocus: true })
    if (fields.currentPassword) setError('currentPassword', { type: 'server' }, { shouldFocus: true })
    if (fields.newPassword || fields.currentPassword) return
    const wait = response?.status === 429 ? waitText(response.headers.get('retry-after'), labels.wait) : ''
    setProblem(wait ? `${labels.tooMany} ${wait}` : labels.failure)
  }

  return { change, problem, done }
}

/** The other sessions are over already; this one ends here, so that the new password is used while it is fresh. */
async function signInAgain() {
  await fetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined)
  setSignedIn(false)
  leaveFor('/signin')
}
