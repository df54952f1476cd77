import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { asc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { chatMessages, whatsappInbox } from '@/server/db/schema'
import { bundle } from '@/tests/api/support/bundle'
import { databaseKind, putMigrated } from '@/tests/api/support/connect'
import { startEmptyDatabase, type TestDatabase } from '@/tests/api/support/database'
import { graphPeer } from './graph-peer'
import { post } from './post'
import { messagesOf, statusOf, textSent } from './webhook-calls'

/** Later than anything that was in hand when its process died. */
const roundMs = 5 * 60_000
const phone = '34600111222'
const time = { now: new Date('2026-11-22T12:00:00Z') }
const graph = await graphPeer(() => time.now)

let script: Awaited<ReturnType<typeof bundle>>
let server: TestDatabase | undefined
const folder = mkdtempSync(join(tmpdir(), 'mantel-chat-'))

beforeAll(async () => {
  script = await bundle('tests/api/whatsapp/answerer.ts')
  server = databaseKind === 'postgres' ? await startEmptyDatabase('postgres', inject('serverUrl')) : undefined
  putMigrated(folder)
  await inside(({ pool }) => migrate(pool))
}, 120_000)
afterAll(async () => {
  script.remove()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** In the test's own process, while nobody else has the embedded database. */
async function inside<T>(look: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const log = pino({ level: 'silent' })
  const database = await openDatabase({ dataDir: folder, databaseUrl: server?.url, log })
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}

async function answerer() {
  time.now = new Date(time.now.getTime() + roundMs)
  graph.inbound.set(phone, time.now.getTime())
  const args = [script.path, folder, server?.url ?? '', graph.url, time.now.toISOString()]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  const [url] = await once(createInterface(child.stdout), 'line')
  return { url: String(url), ended, kill: () => child.kill('SIGKILL') }
}

const say = (url: string, id: string) =>
  post(url, messagesOf(textSent({ from: phone, at: time.now, id }, 'hola')))

async function sayAll(url: string, ids: string[]) {
  for (const id of ids) expect(await say(url, id)).toBe(200)
}

test('a kill -9 after the acknowledgement, with a message in hand, and between a reply and its record loses nothing', {
  timeout: 300_000,
}, async () => {
  // The first is in hand, the second acknowledged and no more.
  const first = await answerer()
  graph.peer.onRead = () => acknowledged.then(() => void first.kill())
  const acknowledged = sayAll(first.url, ['m1', 'm2'])
  await acknowledged
  await first.ended
  graph.peer.onRead = () => {}

  const second = await answerer()
  graph.peer.onSent = () => third.then(() => void second.kill())
  const third = sayAll(second.url, ['m3'])
  await third
  await second.ended
  graph.peer.onSent = () => {}
  expect(graph.sent).toHaveLength(1)

  const last = await answerer()
  const [unrecorded] = graph.sent
  const told = statusOf(unrecorded?.id ?? '', 'delivered', {
    biz_opaque_callback_data: unrecorded?.message.biz_opaque_callback_data,
  })
  expect(await post(last.url, told)).toBe(200)
  await vi.waitFor(() => expect(graph.sent).toHaveLength(3), { timeout: 60_000 })
  last.kill()
  await last.ended

  const { replies, inbox } = await inside(async ({ db }) => ({
    replies: await db
      .select({ id: chatMessages.id, key: chatMessages.key })
      .from(chatMessages)
      .where(eq(chatMessages.direction, 'out'))
      .orderBy(asc(chatMessages.position)),
    inbox: await db.select({ state: whatsappInbox.state }).from(whatsappInbox),
  }))
  expect(replies.map(({ key }) => key)).toEqual(['m1/0', 'm2/0', 'm3/0'])
  expect(graph.sent.map(({ message }) => message.biz_opaque_callback_data)).toEqual(
    replies.map(({ id }) => id),
  )
  expect(inbox.map(({ state }) => state)).toEqual(['handled', 'handled', 'handled'])
})
