import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { getOwner } from '@/contract/endpoints/accounts'
import { redirect } from '@/lib/language/redirect'
import { ApiError } from './api/api-error'
import { call } from './api/call'
import { pathHeader } from './path-header'
import { getSession } from './session'
import { noteVerified } from './verified-owners'

/** The signed-in owner, asked once a request. Null without a session or when the session is over. */
export const currentOwner = cache(async () => {
  const { token, ownerId } = await getSession()
  if (!token || !ownerId) return null
  try {
    const owner = await call(getOwner, { params: { ownerId } }, { token })
    noteVerified(owner)
    return owner
  } catch (error) {
    return nobodyIfOver(error)
  }
})

/**
 * For owners' pages. A page cannot clear the cookie of an ended session while it renders, so it redirects to an address that clears the
 * cookie.
 */
export async function requireOwner() {
  const owner = await currentOwner()
  if (owner) return owner
  const next = (await headers()).get(pathHeader) ?? '/'
  redirect(`/api/session/over?${new URLSearchParams({ next })}`)
}

function nobodyIfOver(error: unknown) {
  if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return null
  throw error
}
