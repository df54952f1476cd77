import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Client } from '@/tests/api/support/client'
import { password, type TestOwner } from '@/tests/api/support/world'
import type { Api, Lives } from './lives'

export type Answers = Record<string, unknown>

/** What stands beside a kept data directory: when it was kept, who lives in it, and all that they were answered then. */
const kept = z.object({
  at: z.coerce.date(),
  owners: z.array(z.object({ ownerId: z.string(), email: z.string(), restaurantId: z.string() })),
  paths: z.array(z.string()),
  answers: z.record(z.string(), z.unknown()),
})
export type Kept = z.infer<typeof kept>

export const readKept = (path: string) =>
  kept.parse(JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')))

export const writeKept = (path: string, value: Kept) =>
  writeFileSync(path, gzipSync(JSON.stringify(value), { level: 9 }))

/** Asks what owners and diners can ask, always in the same order, at the moment at which the directory was kept. */
export async function askAll(api: Api, { at, owners, paths }: Lives & { at: Date }): Promise<Answers> {
  api.time.now = at
  const answers: Answers = {}
  for (const owner of owners) {
    const client = api.as(owner)
    const name = `${owner.restaurantId} of ${owner.ownerId}`
    answers[`${name}: all data`] = await allDataOf(client)
    for (const path of ownersPaths(owner, at)) answers[`${name}: ${path}`] = (await client.get(path)).body
  }
  for (const path of paths) answers[path] = await shownAt(api, path)
  const near = { lat: 40.4155, lon: -3.7074, radius: 5 }
  for (const question of [{}, { query: 'lentejas' }, { priceRange: 'asc' }])
    answers[`search ${JSON.stringify(question)}`] = found.parse(
      (await api.post('/api/filter/', { ...near, ...question, pageSize: 100 })).body,
    ).restaurantIds
  for (const { email } of owners)
    answers[`${email} signs in`] = (await api.post('/api/auth/login', { email, password })).status
  return answers
}

const found = z.object({ restaurantIds: z.array(z.string()) })

function ownersPaths({ ownerId, restaurantId }: TestOwner, at: Date) {
  const { date: today } = localNow(at, 'Europe/Madrid')
  return [
    `/api/owner/${ownerId}`,
    `/api/profile/restaurants/${restaurantId}`,
    `/api/payment/${ownerId}`,
    `/api/payment/invoices/owner/${ownerId}`,
    `/api/menus/mine?from=${addDays(today, -7)}&to=${addDays(today, 14)}`,
    '/api/second-factor',
    '/api/wizard/draft',
  ]
}

const part = z.object({ next: z.string().nullable(), tables: z.record(z.string(), z.array(z.unknown())) })

/** Every row that is theirs, table by table. Without sessions: whoever asks has just begun one. */
async function allDataOf(client: Client) {
  const tables: Record<string, unknown[]> = {}
  let after: string | null = ''
  while (after !== null) {
    const path = `/api/account/data${after && `?after=${encodeURIComponent(after)}`}`
    const read = part.parse((await client.get(path)).body)
    for (const [name, rows] of Object.entries(read.tables))
      if (name !== 'sessions') tables[name] = [...(tables[name] ?? []), ...rows]
    after = read.next
  }
  return tables
}

/** The answer's JSON, or the sum of a file's bytes. */
async function shownAt({ url }: Api, path: string) {
  const response = await fetch(url + path)
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const body = type.includes('json')
    ? JSON.parse(bytes.toString('utf8'))
    : createHash('sha256').update(bytes).digest('hex')
  return { status: response.status, body }
}
