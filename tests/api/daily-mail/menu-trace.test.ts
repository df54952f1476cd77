import { inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { menus, outbox } from '@/server/db/schema'
import { writeMailings } from '@/server/modules/daily-mail'
import { sendPending } from '@/server/modules/mail'
import { publishDueMenus } from '@/server/modules/menus'
import { newTraceId } from '@/telemetry/traceparent'
import { inTrace, newTrace } from '@/telemetry/traces'
import { harness } from '@/tests/api/support/harness'
import { subscribed } from './subscribed'

const api = await harness({ ownDatabase: true })
const date = '2026-11-20'
const at = (time: string) => new Date(`${date}T${time}:00Z`)
const content = {
  price: 12,
  categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }, { name: 'Gazpacho' }] }],
}

beforeEach(() => {
  api.time.now = at('10:00')
  api.logged.length = 0
})

const traceparent = (id: string) => `00-${id}-${'b'.repeat(16)}-00`

/** As the web names a request. */
const from = async (id: string) => ({
  ...(await api.proof()),
  'x-forwarded-for': '203.0.113.7',
  traceparent: traceparent(id),
})

/** What the jobs of a minute do, and the id of their run. */
async function minute(time: string) {
  api.time.now = at(time)
  const job = newTrace()
  await inTrace(job, async () => {
    await publishDueMenus(api.ctx)
    await writeMailings(api.ctx)
    await sendPending(api.ctx)
  })
  return job.traceId
}

/** The ids that the lines with this message say. */
function idsOf(message: string) {
  const lines = api.logged.map((line): { msg: string; traceId?: string } => JSON.parse(line))
  return new Set(lines.filter(({ msg }) => msg === message).map(({ traceId }) => traceId))
}

test('one id leads from the press that publishes a menu to its mails, which a job writes and sends', async () => {
  const owner = await api.owner()
  const readers = await subscribed(api.db, owner.restaurantId, 3)
  const id = newTraceId()
  expect(await api.as(owner).post('/api/menus', content, await from(id))).toMatchObject({ status: 200 })
  const soldOut = { category: 0, item: 1, name: 'Gazpacho', soldOut: true }
  const later = await api
    .as(owner)
    .patch(`/api/menus/mine/${date}/comida/sold-out`, soldOut, await from(newTraceId()))
  expect(later).toMatchObject({ status: 200 })
  await minute('10:31')
  expect(idsOf('menu by mail')).toEqual(new Set([id]))
  expect(idsOf('mail sent')).toEqual(new Set([id]))
  const emails = readers.map(({ email }) => email)
  const rows = await api.db.select().from(outbox).where(inArray(outbox.recipient, emails))
  expect(rows.map(({ payload }) => String(payload.traceparent).split('-')[1])).toEqual([id, id, id])
})

test.each<[string, Record<string, string>]>([
  ['a UUID', { 'x-request-id': '0b5d7a52-6c1e-4f0a-9d3b-7e2f1a4c8d90' }],
  ['an id of a trace', { 'x-request-id': 'e'.repeat(32) }],
  ['a trace', { traceparent: traceparent('c'.repeat(32)) }],
])('who calls the api directly with %s does not choose the id of the menu by mail', async (_, named) => {
  const owner = await api.owner()
  await subscribed(api.db, owner.restaurantId, 1)
  const { headers } = await api.as(owner).post('/api/menus', content, named)
  await minute('10:31')
  const id = headers.get('x-request-id') ?? ''
  expect(idsOf('menu by mail')).toEqual(new Set([id]))
  for (const given of Object.values(named)) expect(given.replaceAll('-', '')).not.toContain(id)
})

test('a mail of several menus, and of a menu that no request wrote, has the id of the job', async () => {
  const owner = await api.owner()
  await subscribed(api.db, owner.restaurantId, 1, { digest: true })
  await api.as(owner).post('/api/menus', content, await from(newTraceId()))
  const silent = await api.owner()
  await subscribed(api.db, silent.restaurantId, 1)
  await api.db.insert(menus).values({
    ...{ restaurantId: silent.restaurantId, date, state: 'scheduled', publishAt: at('11:00') },
    categories: [{ name: 'Primeros', items: [{ name: 'Gazpacho' }] }],
  })
  const job = await minute('12:01')
  expect(idsOf('mail sent')).toEqual(new Set([job]))
})
