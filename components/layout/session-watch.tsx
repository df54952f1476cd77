'use client'

import { useEffect } from 'react'
import { endSession } from '@/lib/browser/session-end'
import { onSignedOutElsewhere, setSignedIn } from '@/lib/browser/signed-in'

/** An owner's page was rendered, so a session exists. When another tab ends the session, this page closes too. */
export function SessionWatch() {
  useEffect(() => {
    setSignedIn(true)
    // The page can stay open for hours, until its code chunks no longer exist. So the code for requests and refusals loads now.
    void Promise.all([import('@/lib/browser/ask'), import('@/lib/endpoint/read-refusal')]).catch(
      () => undefined,
    )
    return onSignedOutElsewhere(endSession)
  }, [])
  return null
}
