import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { accountBytes } from '@/contract/rules/files/upload-limits'
import { openDatabase } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { files } from '@/server/db/schema'
import { startOwnDatabase } from '@/tests/api/support/connect'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { plain } from './bad-files'

const own = await startOwnDatabase()
afterAll(() => own.close())

async function startApi() {
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '', log: pino({ level: 'silent' }) })
  return harness({ ownDatabase: database })
}

const apis = [await startApi(), await startApi()] as const
const [api] = apis
const photo = new Uint8Array(await plain(400, 300).jpeg().toBuffer())

const rowsOf = ({ ownerId }: TestOwner) => api.db.select().from(files).where(eq(files.ownerId, ownerId))
const bytesOf = (rows: (typeof files.$inferSelect)[]) =>
  rows.reduce((sum, row) => sum + (row.storedBytes ?? row.byteCount), 0)

async function keep({ ownerId }: TestOwner, sizes: number[]) {
  const rows = sizes.map((byteCount) => {
    const id = newId()
    const storageKey = `${id}/a.pdf`
    const stored = { url: `/files/${storageKey}`, storageKey, contentType: 'application/pdf' }
    return { id, ownerId, ...stored, name: 'a.pdf', byteCount }
  })
  await api.db.insert(files).values(rows)
}

function sendTo(at: number, owner: TestOwner) {
  const body = new FormData()
  body.append('file', new Blob([photo]), 'foto.jpg')
  return apis[at % 2 === 0 ? 0 : 1].as(owner).raw('/api/aws/uploadToAws', { method: 'POST', body })
}

async function sendTen(owner: TestOwner) {
  const before = await countStored()
  const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => sendTo(at, owner)))
  const taken = replies.filter(({ status }) => status === 200).length
  return {
    taken,
    refused: replies.filter(({ status }) => status !== 200),
    stored: (await countStored()) - before,
  }
}

/** How many files lie in the storage of either api. */
async function countStored() {
  const keys = new Set<string>()
  for (const { ctx } of apis)
    for await (const { key } of ctx.storage.list()) keys.add(key.split('/')[0] ?? key)
  return keys.size
}

async function sizeOfOne() {
  const owner = await api.owner()
  await sendTo(0, owner)
  return bytesOf(await rowsOf(owner))
}

describe('ten uploads of an account at once, to two apis', () => {
  test('fill the account, and not more', async () => {
    const size = await sizeOfOne()
    const owner = await api.owner({ emailVerifiedAt: null })
    await keep(owner, [accountBytes.unverified - 3 * size - 1])
    const { taken, refused, stored } = await sendTen(owner)
    expect({ taken, stored }).toEqual({ taken: 3, stored: 3 })
    for (const reply of refused)
      expect(reply).toMatchObject({ status: 413, body: { error: { reason: 'account-full' } } })
    expect(bytesOf(await rowsOf(owner))).toBeLessThanOrEqual(accountBytes.unverified)
  })

  test('are two hundred files on one day, and not more', async () => {
    const owner = await api.owner()
    await keep(owner, Array(198).fill(1))
    const { taken, refused, stored } = await sendTen(owner)
    expect({ taken, stored }).toEqual({ taken: 2, stored: 2 })
    for (const reply of refused)
      expect(reply).toMatchObject({ status: 429, body: { error: { reason: 'daily-limit' } } })
  })
})
