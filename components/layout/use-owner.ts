'use client'

import useSWR from 'swr'
import { z } from 'zod'
import { owner } from '@/contract/entities/owner'
import { setSignedIn } from '@/lib/browser/signed-in'

const reply = z.object({ owner })

/** Who is signed in; null once the session turns out to be over. */
export function useOwner() {
  return useSWR('/api/session', fetchOwner, { revalidateOnFocus: false })
}

async function fetchOwner(url: string) {
  const response = await fetch(url)
  if (response.status === 401) {
    setSignedIn(false)
    return null
  }
  if (!response.ok) throw new Error(`The session could not be read: ${response.status}`)
  return reply.parse(await response.json()).owner
}
