import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { getOwner } from '@/contract/endpoints/accounts'
import { ApiError } from './api/api-error'
import { call } from './api/call'
import { pathHeader } from './path-header'
import { getSession } from './session'

/** Who is signed in, asked once a request; null when nobody is, or no longer. */
export const currentOwner = cache(async () => {
  const { token, ownerId } = await getSession()
  if (!token || !ownerId) return null
  return call(getOwner, { params: { ownerId } }, { token }).catch(nobodyIfOver)
})

/** For owners' pages. A cookie whose session is over cannot be cleared while rendering, so another address does it. */
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
