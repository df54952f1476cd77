'use client'

import { useEffect } from 'react'
import { ownSession } from '@/lib/browser/endpoints/own'
import { leaveInstead } from '@/lib/browser/leave-for'
import { send } from '@/lib/browser/send'
import { onSignedInElsewhere, setSignedIn } from '@/lib/browser/signed-in'
import { nextPath } from '@/lib/next-path'

/** Sends a signed-in person on. The server cannot notice a step back to this form, or a sign-in in another tab. */
export function AlreadySignedIn() {
  useEffect(
    () =>
      onSignedInElsewhere(async () => {
        const { outcome, code } = await send({ ...ownSession, reply: undefined }, {})
        if (code === 'unauthenticated') setSignedIn(false)
        if (outcome === 'ok') leaveInstead(nextPath(window.location))
      }),
    [],
  )
  return null
}
