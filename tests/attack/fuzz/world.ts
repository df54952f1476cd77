import { randomBytes } from 'node:crypto'
import { encode } from './encode'
import type { Caller, FuzzRequest } from './request'

export type Site = { web: string; api: string }

export type Account = { ownerId: string; restaurantId: string; email: string; token: string; cookie: string }
export type Accounts = Record<Exclude<Caller, 'nobody'>, Account>

const password = 'una contraseña larga de verdad'

/** A new client each time: what is tried here is not how many requests one of them may make. */
export function someAddress() {
  const [a = 0, b = 0, c = 0] = randomBytes(3)
  return `10.${a}.${b}.${c}`
}

const json = (address: string) => ({ 'content-type': 'application/json', 'x-forwarded-for': address })

export async function signUp(site: Site, email: string): Promise<Account> {
  const registration = { firstName: 'Ana', lastName: 'Ataque', email, password }
  const answer = await fetch(`${site.api}/api/auth/register`, {
    method: 'POST',
    headers: json(someAddress()),
    body: JSON.stringify(registration),
  })
  const { ownerId, restaurantId } = await answer.json()
  return { ownerId, restaurantId, email, ...(await signIn(site, email)) }
}

/** A request of the fuzzer's may well have signed its caller out. */
export async function signIn({ web, api }: Site, email: string) {
  const body = JSON.stringify({ email, password })
  const direct = await again(() =>
    fetch(`${api}/api/auth/login`, { method: 'POST', headers: json(someAddress()), body }),
  )
  const { token } = await direct.json()
  const through = await again(() =>
    fetch(`${web}/api/auth/login`, {
      method: 'POST',
      headers: { ...json(someAddress()), origin: web },
      body,
    }),
  )
  const cookie = through.headers.getSetCookie().map((each) => each.split(';', 1)[0])
  if (typeof token !== 'string' || cookie.length === 0) throw new Error(`${email} cannot sign in`)
  return { token, cookie: cookie.join('; ') }
}

export type Answer = { status: number; type: string; text: string; ms: number; retryAfter: string | null }

/** Asks once: what is refused is not asked again. */
export const send = (site: Site, accounts: Accounts, request: FuzzRequest): Promise<Answer> =>
  again(() => sendOnce(site, accounts, request)).catch((error: unknown) => ({
    ...{ status: 0, type: '', text: String(error), ms: 0, retryAfter: null },
  }))

/** Where the connection was closed on it: a refused body may end one that was to be kept. */
async function again<Answered>(ask: () => Promise<Answered>, tries = 4): Promise<Answered> {
  return ask().catch((error: unknown) => {
    if (tries === 1) throw error
    return again(ask, tries - 1)
  })
}

async function sendOnce(
  site: Site,
  accounts: Accounts,
  { caller, by, method, path, type, body, encoding = 'utf-8' }: FuzzRequest,
): Promise<Answer> {
  const account = caller === 'nobody' ? undefined : accounts[caller]
  const started = performance.now()
  const answer = await fetch(site[by] + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': someAddress(),
      ...(body !== undefined && type !== undefined && { 'content-type': type }),
      ...(by === 'web' && { origin: site.web }),
      ...(account &&
        (by === 'web' ? { cookie: account.cookie } : { authorization: `Bearer ${account.token}` })),
    },
    ...(method !== 'GET' && method !== 'HEAD' && body !== undefined && { body: encode(body, encoding) }),
  })
  const text = await answer.text()
  const ms = performance.now() - started
  const { status, headers } = answer
  return { status, type: headers.get('content-type') ?? '', text, ms, retryAfter: headers.get('retry-after') }
}
