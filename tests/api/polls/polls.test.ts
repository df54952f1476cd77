import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Poll } from '@/contract/entities/poll'
import { newId } from '@/server/db/id'
import { polls, pollVotes } from '@/server/db/schema'
import { deleteOldPolls } from '@/server/modules/polls'
import { harness } from '@/tests/api/support/harness'

const api = await harness()

afterEach(() => {
  api.time.now = null
})

const nameOf = (person: string) => person.padEnd(22, '_')
let addresses = 0
const anAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`

async function restaurants(count: number) {
  const owners = await Promise.all(Array.from({ length: count }, () => api.owner()))
  return owners.map(({ restaurantId }) => restaurantId)
}

const create = (restaurantIds: string[], address = anAddress()) =>
  api.asWeb(address).post('/api/polls', { restaurantIds })

async function aPoll(count = 2) {
  const ids = await restaurants(count)
  const { body } = await create(ids)
  const { pollId } = body as { pollId: string }
  return { pollId, ids, first: ids[0] ?? '', second: ids[1] ?? '' }
}

const votes = (pollId: string, person: string, restaurantId: string, address = anAddress()) =>
  api.asWeb(address).post(`/api/polls/${pollId}/votes`, { voter: nameOf(person), restaurantId })

async function read(pollId: string, person?: string) {
  const query = person ? `?voter=${nameOf(person)}` : ''
  return (await api.get(`/api/polls/${pollId}${query}`)).body as Poll
}

describe('a poll', () => {
  test('shows what was picked, in that order, until midnight in Spain', async () => {
    api.time.now = new Date('2026-07-10T10:00:00Z')
    const ids = await restaurants(3)
    const created = await create(ids.toReversed())
    expect(created).toMatchObject({ status: 201 })
    const { pollId } = created.body as { pollId: string }
    expect(await read(pollId)).toEqual({
      pollId,
      date: '2026-07-10',
      closesAt: '2026-07-10T22:00:00.000Z',
      isOver: false,
      options: ids.toReversed().map((restaurantId) => ({ restaurantId, votes: 0 })),
      yours: null,
    })
  })

  test('takes two to six restaurants that there are, each once', async () => {
    const ids = await restaurants(7)
    const [one = '', two = ''] = ids
    for (const wrong of [[], [one], ids, [one, one], ['¡x!', two]])
      expect(await create(wrong)).toMatchObject({ status: 400 })
    expect(await create([one, newId()])).toMatchObject({ status: 404 })
    expect(await create(ids.slice(1))).toMatchObject({ status: 201 })
  })

  test('counts each person once, and moves a vote', async () => {
    const { pollId, first, second } = await aPoll()
    expect(await votes(pollId, 'ana', first)).toMatchObject({
      body: { yours: first, options: [{ votes: 1 }, { votes: 0 }] },
    })
    await votes(pollId, 'ana', first)
    await votes(pollId, 'luis', first)
    await votes(pollId, 'ana', second)
    expect(await read(pollId, 'ana')).toMatchObject({ yours: second, options: [{ votes: 1 }, { votes: 1 }] })
    expect(await read(pollId, 'luis')).toMatchObject({ yours: first })
    expect(await read(pollId, 'eva')).toMatchObject({ yours: null })
  })

  test('takes a vote from a plain form', async () => {
    const { pollId, first } = await aPoll()
    const body = new URLSearchParams({ voter: nameOf('eva'), restaurantId: first })
    expect(await api.raw(`/api/polls/${pollId}/votes`, { method: 'POST', body })).toMatchObject({
      status: 200,
    })
    expect(await read(pollId)).toMatchObject({ options: [{ votes: 1 }, { votes: 0 }] })
  })

  test('knows no other restaurant, no other poll and no short name', async () => {
    const { pollId, first } = await aPoll()
    const [stranger = ''] = await restaurants(1)
    expect(await votes(pollId, 'ana', stranger)).toMatchObject({ status: 404 })
    expect(await votes(newId(), 'ana', first)).toMatchObject({ status: 404 })
    expect(await api.get(`/api/polls/${newId()}`)).toMatchObject({ status: 404 })
    const short = { voter: 'ana', restaurantId: first }
    expect(await api.post(`/api/polls/${pollId}/votes`, short)).toMatchObject({ status: 400 })
  })

  test('is over at midnight and gone after a week', async () => {
    api.time.now = new Date('2026-01-10T12:00:00Z')
    const { pollId, first } = await aPoll()
    api.time.now = new Date('2026-01-10T22:59:59Z')
    expect(await votes(pollId, 'ana', first)).toMatchObject({ status: 200 })
    api.time.now = new Date('2026-01-10T23:00:00Z')
    expect(await votes(pollId, 'luis', first)).toMatchObject({
      status: 409,
      body: { error: { reason: 'poll-over' } },
    })
    expect(await read(pollId)).toMatchObject({ isOver: true, options: [{ votes: 1 }, { votes: 0 }] })
    await deleteOldPolls(api.db, new Date('2026-01-17T12:00:00Z'))
    expect(await read(pollId)).toMatchObject({ pollId })
    await deleteOldPolls(api.db, new Date('2026-01-18T12:00:00Z'))
    expect(await api.get(`/api/polls/${pollId}`)).toMatchObject({ status: 404 })
    expect(await api.db.$count(pollVotes, eq(pollVotes.pollId, pollId))).toBe(0)
  })

  test('keeps nothing that leads to who voted', async () => {
    const { pollId, first } = await aPoll()
    await votes(pollId, 'ana', first, '203.0.113.77')
    const rows = JSON.stringify([
      await api.db.select().from(pollVotes).where(eq(pollVotes.pollId, pollId)),
      await api.db.select().from(polls).where(eq(polls.id, pollId)),
    ])
    expect(rows).not.toContain('203.0.113')
    expect(rows).not.toContain(nameOf('ana'))
  })
})

describe('a flood', () => {
  test('of votes from one network stops at forty, and others still vote', async () => {
    const { pollId, first, second } = await aPoll()
    for (let n = 0; n < 40; n++)
      expect(await votes(pollId, `n${n}`, first, '203.0.113.5')).toMatchObject({ status: 200 })
    expect(await votes(pollId, 'n40', first, '203.0.113.5')).toMatchObject({ status: 429 })
    expect(await votes(pollId, 'n0', second, '203.0.113.5')).toMatchObject({ status: 200 })
    expect(await votes(pollId, 'otra', second, '203.0.113.6')).toMatchObject({ status: 200 })
  })

  test('of polls from one network stops at forty a day', async () => {
    api.time.now = new Date('2026-03-03T12:00:00Z')
    const ids = await restaurants(2)
    for (let n = 0; n < 40; n++) expect(await create(ids, '203.0.113.9')).toMatchObject({ status: 201 })
    expect(await create(ids, '203.0.113.9')).toMatchObject({ status: 429 })
    expect(await create(ids, '203.0.113.10')).toMatchObject({ status: 201 })
    api.time.now = new Date('2026-03-04T12:00:00Z')
    expect(await create(ids, '203.0.113.9')).toMatchObject({ status: 201 })
  })
})
