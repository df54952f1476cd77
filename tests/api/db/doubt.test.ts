import type { Pool, PoolClient } from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { createDrizzle } from '@/server/db/client'
import { whenInDoubt } from '@/server/db/doubt'
import { tellAfterDoubt } from '@/server/modules/restaurants'
import { ownMenusOf } from '@/tests/api/own-menus/own-menus'
import { connectOwnDatabase } from '@/tests/api/support/connect'
import { harness } from '@/tests/api/support/harness'

const faults: { text: string; error: Error }[] = []

/** The answer to a statement that a fault names is an error, although the statement was run. */
function disturbed(pool: Pool): Pool {
  const connect = pool.connect.bind(pool)
  const clientOf = async () => {
    const client = await connect()
    const seen: PoolClient = Object.create(client)
    const query = async (given: { text: string }, ...more: []) => {
      const answer = await client.query(given, ...more)
      const fault = faults.findIndex(({ text }) => given.text.startsWith(text))
      const [found] = fault < 0 ? [] : faults.splice(fault, 1)
      if (found) throw found.error
      return answer
    }
    return Object.assign(seen, { query, release: () => client.release() })
  }
  return Object.assign(Object.create(pool), { connect: clientOf, query: pool.query.bind(pool) })
}

const opened = await connectOwnDatabase()
const api = await harness({
  ownDatabase: { ...opened, db: createDrizzle(disturbed(opened.pool)) },
})
whenInDoubt(api.db, () => tellAfterDoubt(api.ctx))

beforeEach(() => {
  api.time.now = new Date('2026-11-20T10:30:00Z')
  api.expired.length = 0
})

/** An owner publishes, and the database’s answer to the commit is this. */
async function publish(answer: Error) {
  const owner = await api.owner()
  const client = api.as(owner)
  await client.get('/api/reminder')
  faults.push({ text: 'commit', error: answer })
  const { status } = await ownMenusOf(client).put('2026-11-20', { release: 'publish', confirmed: true })
  await api.ctx.background.settled()
  return { status, isTold: api.expired.some(({ restaurantId }) => restaurantId === owner.restaurantId) }
}

test('a change whose commit was not answered is told to the web all the same', async () => {
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
  expect(await publish(broken)).toEqual({ status: 503, isTold: true })
})

test('what the database refuses is no doubt, and nothing is told', async () => {
  const refused = Object.assign(new Error('could not serialize'), { code: '40001' })
  expect(await publish(refused)).toEqual({ status: 500, isTold: false })
})
