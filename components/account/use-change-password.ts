'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { notify } from '@/components/ui/notify'
import { changePassword, logout } from '@/contract/endpoints/accounts'
import type { PasswordChange } from '@/contract/entities/owner'
import { leaveFor } from '@/lib/browser/leave-for'
import { send } from '@/lib/browser/send'
import { setSignedIn } from '@/lib/browser/signed-in'
import { unread } from '@/lib/endpoint/light'
import { waitText } from '@/lib/i18n/wait-text'

/** docs/product.md#good-news-time: time to read the success message before the page changes. */
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
    const body = { currentPassword, newPassword, ownerId }
    const { outcome, code, fields, retryAfter } = await send(changePassword, { body })
    if (outcome === 'ok') return succeed()
    notify.error(labels.failure)
    if (fields?.newPassword) setError('newPassword', { type: 'server' }, { shouldFocus: true })
    if (fields?.currentPassword) setError('currentPassword', { type: 'server' }, { shouldFocus: true })
    if (fields?.newPassword || fields?.currentPassword) return
    const wait = code === 'too-many' ? waitText(retryAfter, labels.wait) : ''
    setProblem(wait ? `${labels.tooMany} ${wait}` : labels.failure)
  }

  function succeed() {
    setDone(true)
    notify.success(labels.success)
    setTimeout(signInAgain, readingTime)
  }

  return { change, problem, done }
}

/** The host has ended the other sessions. This session ends here, so that the owner uses the new password at once. */
async function signInAgain() {
  await send(unread(logout), {})
  setSignedIn(false)
  leaveFor('/signin')
}
