'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

export type Verification = 'loading' | 'done' | 'invalid' | 'unreachable'

/** SPEC.md §9 */
const readingTime = 5000

/** Asks from the browser and not while the page is rendered: what only fetches the link verifies nobody. */
export function useVerification(token: string, onward: string) {
  const router = useRouter()
  const [state, setState] = useState<Verification>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    const leaving = new AbortController()
    verify(token, leaving.signal).then((result) => {
      if (!leaving.signal.aborted) setState(result)
    })
    return () => leaving.abort()
  }, [token, state])

  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => router.push(onward), readingTime)
    return () => clearTimeout(timer)
  }, [state, onward, router])

  return { state, retry: () => setState('loading') }
}

async function verify(token: string, signal: AbortSignal): Promise<Verification> {
  const query = new URLSearchParams({ token })
  const response = await fetch(`/api/auth/verify-email?${query}`, { signal }).catch(() => undefined)
  if (response?.ok) return 'done'
  return response?.status === 400 ? 'invalid' : 'unreachable'
}
