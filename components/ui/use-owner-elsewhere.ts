'use client'

import { useEffect, useRef } from 'react'
import type { Owner } from '@/contract/entities/owner'
import { ownSession } from '@/lib/browser/endpoints/own'
import { send } from '@/lib/browser/send'

/**
 * Fetches the owner again whenever a person comes back to the page, because another tab or telephone may have changed it. Without `onOwner`
 * nothing is fetched.
 */
export function useOwnerElsewhere(onOwner: ((owner: Owner) => void) | undefined) {
  const latest = useRef(onOwner)
  latest.current = onOwner
  const isWatching = onOwner !== undefined

  useEffect(() => {
    if (!isWatching) return
    let isGone = false
    let isAsking = false
    async function look() {
      if (document.visibilityState !== 'visible' || isAsking) return
      isAsking = true
      const { reply } = await send(ownSession, {})
      isAsking = false
      if (!isGone && reply) latest.current?.(reply.owner)
    }
    const seen = () => void look()
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('focus', seen)
    window.addEventListener('pageshow', seen)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('focus', seen)
      window.removeEventListener('pageshow', seen)
    }
  }, [isWatching])
}
