import { beforeAll, expect, test } from 'vitest'
import { measureBackups, noteBackup } from '@/server/db/backup-notes'
import { measureDatabase } from '@/server/db/database-metrics'
import { newId } from '@/server/db/id'
import { outbox } from '@/server/db/schema'
import { countedJob, registry } from '@/server/metrics'
import { sendPending } from '@/server/modules/mail'
import { measureQueues } from '@/server/modules/status'
import { observed } from '@/server/ports/observed'
import { harness } from '@/tests/api/support/harness'

const api = await harness({ ownDatabase: true })
const services = api.ctx

beforeAll(() => {
  registry.turnOn('api')
  measureDatabase(api.database)
  measureQueues(services)
  measureBackups(services.db)
})

async function numberOf(name: string, labels = '') {
  const series = `${name}{process="api"${labels && `,${labels}`}} `
  const line = (await registry.text()).split('\n').find((one) => one.startsWith(series))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

const mail = (columns: Partial<typeof outbox.$inferInsert>) => {
  const id = newId()
  const row = { id, kind: 'nobody-writes-this', key: id, recipient: 'ana@mantel.example', payload: {} }
  return api.db.insert(outbox).values({ ...row, ...columns })
}

test('requests are counted by pattern, method and status; probes are not', async () => {
  await api.get('/api/owner/restaurant/000000000000')
  await api.get('/api/no/such/path/000000000000')
  await api.get('/healthz')
  const labels = (route: string) => `route="${route}",method="GET",status="404"`
  expect(await numberOf('mantel_http_requests_total', labels('unknown'))).toBe(1)
  const text = await registry.text()
  expect(text).toMatch(/mantel_http_requests_total\{process="api",route="\/api\/owner\/restaurant\/:\w+",/)
  expect(text).toMatch(
    /mantel_http_request_seconds_count\{process="api",route="\/api\/owner\/restaurant\/:\w+"\} 1/,
  )
  expect(text).not.toContain('000000000000')
  expect(text).not.toContain('route="health"')
})

test('mails that are due wait in their queue, and are counted by what became of them', async () => {
  const now = Date.now()
  await mail({ nextAttemptAt: new Date(now - 600_000) })
  await mail({ nextAttemptAt: new Date(now + 600_000) })
  await mail({ kind: 'welcome', nextAttemptAt: new Date(now - 1_000), expiresAt: new Date(now - 500) })
  expect(await numberOf('mantel_queue_waiting', 'queue="mails"')).toBe(2)
  expect(await numberOf('mantel_queue_oldest_seconds', 'queue="mails"')).toBeGreaterThanOrEqual(599)
  expect(await numberOf('mantel_queue_oldest_seconds', 'queue="menus"')).toBe(0)
  await sendPending(services)
  expect(await numberOf('mantel_mails_total', 'kind="other",outcome="temporary"')).toBe(1)
  expect(await numberOf('mantel_mails_total', 'kind="welcome",outcome="too-late"')).toBe(1)
})

test('the last backup, and before the first one the age of the database', async () => {
  const { rows } = await api.db.$client.query(
    'select extract(epoch from min(applied_at))::float8 as made from schema_migrations',
  )
  expect(await numberOf('mantel_backup_last_done_seconds')).toBe(rows[0]?.made)
  const before = Date.now() / 1000 - 1
  await noteBackup(api.db, 3)
  await noteBackup(api.db, 4)
  expect(await numberOf('mantel_backup_last_done_seconds')).toBeGreaterThan(before)
})

test('a webhook call that proves nothing is refused', async () => {
  await api.post('/api/payment/webhook', { any: 'thing' })
  expect(await numberOf('mantel_webhooks_total', 'sender="payments",outcome="refused"')).toBe(1)
})

test('a job is counted, with the time of its last success', async () => {
  await countedJob('a-job', async () => undefined)
  await countedJob('a-job', () => Promise.reject(new Error('no'))).catch(() => undefined)
  expect(await numberOf('mantel_jobs_total', 'job_name="a-job",outcome="done"')).toBe(1)
  expect(await numberOf('mantel_jobs_total', 'job_name="a-job",outcome="failed"')).toBe(1)
  expect(await numberOf('mantel_job_last_done_seconds', 'job_name="a-job"')).toBeGreaterThan(1e9)
})

test('calls of a port are counted by what became of them', async () => {
  const port = observed('mail', {
    perSecond: 180,
    send: async () => ({ outcome: 'unreachable' }),
    find: async (key: string) => `found ${key}`,
    refuse: () => Promise.reject(new Error('no')),
    close: () => undefined,
  })
  expect(port.perSecond).toBe(180)
  await port.send()
  expect(await port.find('it')).toBe('found it')
  await expect(port.refuse()).rejects.toThrow('no')
  port.close()
  expect(await numberOf('mantel_port_calls_total', 'port="mail",call="send",outcome="unreachable"')).toBe(1)
  expect(await numberOf('mantel_port_calls_total', 'port="mail",call="find",outcome="answered"')).toBe(1)
  expect(await numberOf('mantel_port_calls_total', 'port="mail",call="refuse",outcome="failed"')).toBe(1)
})

test('the database says that it answers and how many connections it has', async () => {
  expect(await numberOf('mantel_database_up')).toBe(1)
  expect(await numberOf('mantel_database_answer_seconds')).toBeGreaterThan(0)
  expect(await numberOf('mantel_database_connections', 'state="waited-for"')).toBe(0)
})
