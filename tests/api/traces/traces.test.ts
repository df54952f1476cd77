import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '@/server/db/schema'
import { sendPending } from '@/server/modules/mail'
import { newTraceId } from '@/telemetry/traceparent'
import { endTraces, inTrace, newTrace, recordTraces } from '@/telemetry/traces'
import { harness } from '@/tests/api/support/harness'
import { startCollector } from '@/tests/unit/telemetry/collector'

const collector = await startCollector()
const record = () =>
  recordTraces({ endpoint: collector.endpoint, headers: {}, service: 'mantel-api', share: 1 })
record()
const api = await harness({ ownDatabase: true })
beforeEach(async () => {
  await endTraces()
  record()
})
afterAll(async () => {
  await endTraces()
  collector.close()
})

const caller = 'b'.repeat(16)
const from = (traceId: string, flags: string) => ({ traceparent: `00-${traceId}-${caller}-${flags}` })
const register = (email: string) =>
  api.asWeb('203.0.113.7').post.bind(null, '/api/auth/register', {
    ...{ firstName: 'Ana', lastName: 'Pi', email, password: 'una clave larga 1' },
    timeZone: 'Europe/Madrid',
  })

const queuedFor = async (email: string) => {
  const [mail] = await api.db.select().from(outbox).where(eq(outbox.recipient, email))
  return mail?.payload
}

test('one id leads from the web’s call to its queries, its mail and the log', async () => {
  const id = newTraceId()
  const email = 'ana@traces.example'
  const answer = await register(email)(from(id, '01'))
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-request-id')).toBe(id)
  await api.ctx.background.settled()
  // The mail may also go out later, in a run that somebody else has begun.
  await sendPending(api.ctx)

  const spans = await collector.spansOf(id, 'POST /api/auth/register', 'mail verify-email')
  const server = spans.find(({ name }) => name === 'POST /api/auth/register')
  expect(server).toMatchObject({ parentSpanId: caller, kind: 2, status: {} })
  const inside = spans.map(({ parentSpanId }) => parentSpanId)
  expect(inside.filter((spanId) => spanId === server?.spanId).length).toBeGreaterThan(1)
  const mail = spans.find(({ name }) => name === 'mail verify-email')
  expect(mail).toMatchObject({ parentSpanId: server?.spanId, kind: 1 })
  expect(inside).toContain(mail?.spanId)
  for (const word of [email, 'Ana', 'clave', '203.0.113.7']) expect(JSON.stringify(spans)).not.toContain(word)

  const line = api.logged.find((one) => one.includes('"route":"/api/auth/register"'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId: id, traceId: id })
})

test('a stranger names no trace, and neither a token nor a value gets into one', async () => {
  const given = newTraceId()
  const owner = await api.owner()
  const token = await api.tokenOf(owner)
  const headers = { ...from(given, '00'), authorization: `Bearer ${token}` }
  const answer = await api.get('/api/menus/mine?from=2026-11-23&secret=hush', headers)
  const id = answer.headers.get('x-request-id') ?? ''
  const text = JSON.stringify(await collector.spansOf(id, 'query', 'GET /api/menus/mine'))
  for (const word of [given, caller, token, owner.ownerId, owner.restaurantId, 'hush', '2026-11-23'])
    expect(text).not.toContain(word)
})

test('what the web does not record is not recorded here, and its mail knows that', async () => {
  const id = newTraceId()
  const email = 'eva@traces.example'
  await register(email)(from(id, '00'))
  expect(await queuedFor(email)).toMatchObject({ traceparent: expect.stringMatching(`^00-${id}-.*-00$`) })
  const later = newTraceId()
  await register('later@traces.example')(from(later, '01'))
  await collector.spansOf(later, 'POST /api/auth/register')
  expect(collector.spans.filter(({ traceId }) => traceId === id)).toEqual([])
})

test('without a collector the same id leads from the web’s call to its log line and its mail, which a job sends', async () => {
  await endTraces()
  const id = newTraceId()
  const email = 'leo@traces.example'
  const answer = await register(email)(from(id, '00'))
  expect(answer.headers.get('x-request-id')).toBe(id)
  await api.ctx.background.settled()
  const sendAgain = { state: 'pending' as const, nextAttemptAt: new Date(0), claimedUntil: null }
  await api.db.update(outbox).set(sendAgain).where(eq(outbox.recipient, email))
  api.logged.length = 0
  const job = newTrace()
  await inTrace(job, () => sendPending(api.ctx))
  const lines = api.logged.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'verify-email')
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'mail sent', traceId: id }))
  expect(lines.some(({ traceId }) => traceId === job.traceId)).toBe(false)
})

test('an error says the id that its log line has, with a collector and without', async () => {
  await endTraces()
  const id = newTraceId()
  const answer = await api.asWeb().get('/api/owner/restaurant/0123456789ab', from(id, '00'))
  expect(answer.body).toMatchObject({ error: { requestId: id } })
  expect(api.logged.filter((line) => line.includes(`"requestId":"${id}"`))).not.toEqual([])
})
