'use client'

import useSWR from 'swr'
import { ownSession } from '@/lib/browser/endpoints/own'
import { replyOf } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { setSignedIn } from '@/lib/browser/signed-in'

/** The signed-in owner. Null after the session has ended. */
export function useOwner() {
  return useSWR(ownSession.path, readOwner, { revalidateOnFocus: false })
}

async function readOwner() {
  const asked = send(ownSession, {})
  if ((await asked).code !== 'unauthenticated') return (await replyOf(asked)).owner
  setSignedIn(false)
  return null
}
