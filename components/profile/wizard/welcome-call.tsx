'use client'

import { useEffect } from 'react'
import { sendWelcomeEmail } from '@/contract/endpoints/wizard'
import { ownerFetch } from '@/lib/browser/owner-fetch'

/** SPEC.md §4: reaching the last step asks for the welcome mail. The host sends it once, however often this is seen. */
export function WelcomeCall({ ownerId }: { ownerId: string }) {
  useEffect(() => {
    const { path, method } = sendWelcomeEmail
    const headers = { 'content-type': 'application/json' }
    void ownerFetch(path, { method, headers, body: JSON.stringify({ ownerId }) })
  }, [ownerId])
  return null
}
