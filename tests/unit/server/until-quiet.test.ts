import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { untilQuiet } from '@/server/db/until-quiet'

const pool = { totalCount: 3, idleCount: 3, waitingCount: 0 }
const asked = async (state: Partial<typeof pool>, latest = Number.POSITIVE_INFINITY) => {
  Object.assign(pool, { totalCount: 3, idleCount: 3, waitingCount: 0 }, state)
  let isOver = false
  const quiet = untilQuiet({ $client: pool }, latest).then(() => {
    isOver = true
  })
  await wait(20)
  return { isOver: () => isOver, quiet }
}

test('work begins at once where nobody asks the database', async () => {
  expect((await asked({})).isOver()).toBe(true)
})

test.each([
  ['is being answered', { idleCount: 2 }],
  ['waits for a connection', { idleCount: 0, waitingCount: 1 }],
])('work waits while somebody %s', async (_, state) => {
  const { isOver, quiet } = await asked(state)
  expect(isOver()).toBe(false)
  Object.assign(pool, { idleCount: 3, waitingCount: 0 })
  await quiet
})

test('a query between two of the same request is not overtaken', async () => {
  let looks = 0
  const between = {
    totalCount: 1,
    waitingCount: 0,
    get idleCount() {
      return ++looks === 1 ? 1 : looks < 5 ? 0 : 1
    },
  }
  await untilQuiet({ $client: between }, Number.POSITIVE_INFINITY)
  expect(looks).toBe(6)
})

test('work waits no longer than it may', async () => {
  expect((await asked({ idleCount: 0 }, performance.now())).isOver()).toBe(true)
})
