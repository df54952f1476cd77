'use client'

import { useEffect } from 'react'
import { endSession } from '@/lib/browser/owner-fetch'
import { onSignedOutElsewhere, setSignedIn } from '@/lib/browser/signed-in'

/** An owner's page was rendered, so there is a session; when another tab ends it, this page is nobody's any more. */
export function SessionWatch() {
  useEffect(() => {
    setSignedIn(true)
    return onSignedOutElsewhere(endSession)
  }, [])
  return null
}
