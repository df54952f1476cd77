import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { login } from '@/contract/endpoints/accounts'
import { owner } from '@/contract/entities/owner'

export const apiUrl = process.env.E2E_API_URL ?? 'http://127.0.0.1:4000'

const credentials = z.object({ email: z.string(), password: z.string() })

/** As `npm start` announces it. */
export const demoOwner = credentials.parse(JSON.parse(process.env.E2E_DEMO_OWNER ?? 'null'))

/** Straight at the host API, past the web: its bearer header and the restaurant it speaks for. */
async function signIn(request: APIRequestContext) {
  const signedIn = await request.post(apiUrl + login.path, { data: demoOwner })
  const { token, ownerId } = login.reply.parse(await signedIn.json())
  const headers = { authorization: `Bearer ${token}` }
  const { restaurant } = owner.parse(
    await (await request.get(`${apiUrl}/api/owner/${ownerId}`, { headers })).json(),
  )
  if (!restaurant) throw new Error('The demo owner has a restaurant.')
  return { headers, restaurant }
}

let session: ReturnType<typeof signIn> | undefined

/** Signed in once for all the tests of a worker. */
export function apiSession(request: APIRequestContext) {
  session ??= signIn(request)
  return session
}
