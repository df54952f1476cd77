import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, test } from 'vitest'
import { getStatus } from '@/contract/endpoints/status'
import type { StatusPart } from '@/contract/entities/status'
import { newId } from '@/server/db/id'
import * as schema from '@/server/db/schema'
import { outbox } from '@/server/db/schema'
import { judgeQueues } from '@/server/modules/status/judge'
import { harness } from '@/tests/api/support/harness'

const nowhere = drizzle(new pg.Pool({ host: '127.0.0.1', port: 1 }), { schema, casing: 'snake_case' })
const api = await harness({ ownDatabase: true })
const cut = await harness({ services: { db: nowhere } })

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

async function read(from = api) {
  const answer = await from.get('/api/status')
  expect(answer.status).toBe(200)
  const { parts } = getStatus.reply.parse(answer.body)
  return (part: StatusPart) => parts.find((one) => one.part === part)
}

test('everything does well, for anybody who asks', async () => {
  const part = await read()
  for (const name of ['search', 'menus', 'chat', 'mail', 'payments'] as const)
    expect(part(name)).toEqual({ part: name, state: 'good', since: null })
})

test('mails that wait make mail slow, then down, since they were due; the answer is kept for a moment', async () => {
  const [id, due] = [newId(), minutes(-30)]
  const row = { id, key: id, kind: 'welcome', recipient: 'ana@mantel.example', payload: {} }
  await api.db.insert(outbox).values({ ...row, nextAttemptAt: due })
  expect((await read())('mail')).toMatchObject({ state: 'good' })
  api.time.now = minutes(1)
  expect((await read())('mail')).toEqual({ part: 'mail', state: 'slow', since: due.toISOString() })
  api.time.now = minutes(45)
  expect((await read())('mail')).toMatchObject({ state: 'down' })
  await api.db.update(outbox).set({ state: 'sent' })
  api.time.now = minutes(46)
  expect((await read())('mail')).toMatchObject({ state: 'good' })
})

test('without its database everything is down since the first look, and the call still answers', async () => {
  const first = (await read(cut))('search')?.since
  cut.time.now = minutes(30)
  const part = await read(cut)
  for (const name of ['search', 'menus', 'chat', 'mail', 'payments'] as const)
    expect(part(name)).toEqual({ part: name, state: 'down', since: first })
})

test('one reply that a telephone does not take is no outage', () => {
  const now = new Date('2026-11-24T10:00:00Z')
  const since = new Date('2026-11-24T08:00:00Z')
  const judged = (waiting: number) =>
    judgeQueues('chat', [{ queue: 'whatsapp-out', waiting, since }], now).state
  expect([judged(0), judged(1), judged(3)]).toEqual(['good', 'good', 'down'])
})
