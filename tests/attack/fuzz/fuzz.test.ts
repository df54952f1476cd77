import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorEnvelope } from '@/contract/errors'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { owners } from '@/server/db/schema'
import type { OpenApi } from '@/server/http/openapi'
import { rowsOf } from '@/tests/api/support/rows-of'
import { mantel } from '../support/mantel'
import { servers } from '../support/processes'
import { boundOf } from './bounds'
import { brokenRules, searchRows } from './invariants'
import { pageRequest } from './page-request'
import { callers, type FuzzRequest, requestOf } from './request'
import { type Accounts, type Answer, send, signIn, signUp } from './world'

const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000)
const seed = Number(process.env.FUZZ_SEED ?? 1)
const site = { web: mantel.baseUrl, api: mantel.apiUrl }
const atOnce = 6
const slowMs = 2000

/** Only its owner may ever read it. */
const secret = `secreto-${seed}-guardado`

let database: OpenDatabase
let accounts: Accounts
let document: OpenApi
const slow: FuzzRequest[] = []
const faults: string[] = []
const counts = new Map<string, number>()
/** The answers that a documented bound refused, by the bound. */
const bounded = new Map<string, number>()
let running: ReturnType<typeof servers>
let slowest = 0

beforeAll(async () => {
  running = servers()
  database = await openDatabase({ dataDir: mantel.dataDir, attach: true, log: pino({ level: 'silent' }) })
  accounts = {
    owner: await signUp(site, `ana.${secret}@example.com`),
    other: await signUp(site, `otro.${seed}@example.com`),
  }
  for (const { ownerId } of Object.values(accounts))
    await database.db.update(owners).set({ emailVerifiedAt: new Date() }).where(eq(owners.id, ownerId))
  document = await fetch(`${site.api}/openapi.json`).then((answer) => answer.json())
  await keepSecrets()
})

afterAll(async () => {
  const refused = listed(bounded) || 'none'
  process.stdout.write(
    `fuzz: seed ${seed}, ${listed(counts)}; refused by a bound: ${refused}; slowest ${Math.round(slowest)} ms\n`,
  )
  await database?.close()
})

const listed = (map: Map<string, number>) =>
  [...map]
    .sort()
    .map((each) => each.join(' × '))
    .join(', ')

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)

/** Private things of the owner's, for strangers to look for. */
async function keepSecrets() {
  const { token, ownerId } = accounts.owner
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const profile = JSON.stringify({ telephono: '600111222', firstName: 'Ana', lastName: 'Ataque' })
  await fetch(`${site.api}/api/profile/owners/${ownerId}`, { method: 'PUT', headers, body: profile })
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const content = { price: 12, categories: [{ name: 'Primeros', items: [{ name: secret }] }] }
  const saved = await fetch(`${site.api}/api/menus/mine/${day}/comida`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ content, version: null, release: 'draft' }),
  })
  expect(saved.status, await saved.text()).toBeLessThan(300)
}

const known = () => {
  const { owner, other } = accounts
  const both = [owner, other]
  return {
    ownerId: both.map(({ ownerId }) => ownerId),
    restaurantId: both.map(({ restaurantId }) => restaurantId),
    restaurantIds: [both.map(({ restaurantId }) => restaurantId)],
    id: both.flatMap(({ ownerId, restaurantId }) => [ownerId, restaurantId]),
    email: [other.email, 'nadie@example.com'],
    lat: [40.4168, 28.1],
    lon: [-3.7038, -15.4],
    date: [new Date().toISOString().slice(0, 10)],
  }
}

/** What is wrong with an answer, whatever was asked. */
function faultOf(request: FuzzRequest, answer: Answer) {
  const { status, text } = answer
  if (status === 0 || (status >= 500 && !boundOf(answer))) return `${status} ${text.slice(0, 300)}`
  if (request.caller !== 'owner' && text.includes(secret)) return 'tells a secret'
  const isSpoken = request.method !== 'HEAD' && status >= 400 && request.path.startsWith('/api/')
  if (isSpoken && !errorEnvelope.safeParse(parsed(text)).success) return `${status} without our envelope`
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Wrong credentials, codes and secrets are refused by a 401 as well, and end no session: signing in costs two hashes. */
const isSignedOut = ({ status, text }: Answer) =>
  status === 401 && !/"reason":"(credentials|challenge-over|internal-only|secret)"/.test(text)

async function fuzz(each: FuzzRequest) {
  const answer = await send(site, accounts, each)
  count(counts, String(answer.status))
  const bound = boundOf(answer)
  if (bound) count(bounded, bound)
  slowest = Math.max(slowest, answer.ms)
  if (answer.ms > slowMs) slow.push(each)
  const fault = faultOf(each, answer)
  if (fault) faults.push(`${fault} ← ${JSON.stringify(each).slice(0, 1000)}`)
  if (each.caller !== 'nobody' && isSignedOut(answer)) {
    const account = accounts[each.caller]
    Object.assign(account, await signIn(site, account.email))
  }
}

async function fuzzAll(kind: fc.Arbitrary<FuzzRequest>, share: number, from: number) {
  const left = fc.sample(kind, { numRuns: Math.ceil(requests * share), seed: from })
  const work = Array.from({ length: atOnce }, async () => {
    for (let next = left.pop(); next; next = left.pop()) await fuzz(next)
  })
  await Promise.all(work)
  expect(faults.splice(0).slice(0, 20)).toEqual([])
}

const patience = { timeout: 60_000 + requests * 60 }

test('strangers break nothing, and read and change nothing of an owner', patience, async () => {
  const before = await rowsOf(database.db, accounts.owner)
  await fuzzAll(requestOf(document, known(), ['nobody', 'other']), 0.4, seed)
  expect(await rowsOf(database.db, accounts.owner)).toEqual(before)
})

test('nobody, an owner and another owner together break nothing', patience, async () => {
  await fuzzAll(requestOf(document, known(), callers), 0.5, seed + 1)
})

test('no address of a page breaks it', patience, async () => {
  await fuzzAll(pageRequest(known()), 0.1, seed + 2)
})

test('what was slow in the crowd is quick when it is alone', patience, async () => {
  for (const each of slow) {
    const tries: number[] = []
    for (let left = 3; left > 0; left--) tries.push((await send(site, accounts, each)).ms)
    expect(Math.min(...tries), JSON.stringify(each).slice(0, 1500)).toBeLessThan(slowMs)
  }
})

test('hardly a request met a bound: none is made for so few clients', () => {
  const refused = [...bounded.values()].reduce((sum, each) => sum + each, 0)
  expect(refused, listed(bounded)).toBeLessThanOrEqual(requests * 0.01)
})

test('no process died', () => {
  expect(servers()).toEqual(running)
})

test('the database keeps its rules, and its search rows say what is true', patience, async () => {
  expect(await brokenRules(database.db)).toEqual({})
  const { kept, anew } = await searchRows(database.db)
  expect(kept).toEqual(anew)
})
