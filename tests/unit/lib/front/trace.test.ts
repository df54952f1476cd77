import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { traced } from '@/lib/front/trace'
import { tracedFetch } from '@/lib/traced-fetch'
import { readTraceparent } from '@/telemetry/traceparent'
import { endTraces, recordTraces } from '@/telemetry/traces'
import { startCollector } from '@/tests/unit/telemetry/collector'

let collector: Awaited<ReturnType<typeof startCollector>>
beforeEach(async () => {
  collector = await startCollector()
  record(1)
})
afterEach(async () => {
  await endTraces()
  collector.close()
})

const record = (share: number) =>
  recordTraces({ endpoint: collector.endpoint, headers: {}, service: 'mantel-web', share })

async function listening(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What the api is told when a visitor asks the web, and what the visitor is told. */
async function askedWith(headers: Record<string, string>) {
  let carried: unknown
  const api = await listening((request, response) => {
    carried = request.headers.traceparent
    response.end()
  })
  const web = await listening((request, response) => {
    const work = async () => {
      const to = { method: 'GET', path: '/api/menus/:menuId' } as const
      await tracedFetch(to, `${api}/api/menus/ana?q=pulpo`, { headers: { authorization: 'Bearer key' } })
      response.statusCode = 503
      response.end()
    }
    traced(
      request,
      response,
      () => '/carta/[slug]',
      () => void work(),
    )
  })
  const answer = await fetch(`${web}/carta/ana?q=pulpo`, { headers })
  return { carried: readTraceparent(carried), answered: answer.headers.get('x-request-id') }
}

const carriedFrom = async (headers: Record<string, string>) => (await askedWith(headers)).carried

test('a request is a span, and the call to the api another one below it, without addresses and values', async () => {
  const carried = await carriedFrom({})
  const spans = await collector.spansOf(carried?.traceId ?? '', 'GET /carta/[slug]', 'GET /api/menus/:menuId')
  const call = spans.find(({ name }) => name === 'GET /api/menus/:menuId')
  const request = spans.find(({ name }) => name === 'GET /carta/[slug]')
  expect(carried).toMatchObject({ spanId: call?.spanId, isSampled: true })
  expect(call).toMatchObject({ kind: 3, parentSpanId: request?.spanId })
  expect(request).toMatchObject({ kind: 2, status: { code: 2, message: '503' } })
  expect(request).not.toHaveProperty('parentSpanId')
  for (const word of ['ana', 'pulpo', 'Bearer']) expect(JSON.stringify(spans)).not.toContain(word)
})

test('a proxy’s trace goes on, and whether it is recorded is decided here', async () => {
  const traceId = 'c'.repeat(32)
  const headers = { traceparent: `00-${traceId}-${'d'.repeat(16)}-01` }
  expect(await carriedFrom(headers)).toMatchObject({ traceId, isSampled: true })
  const spans = await collector.spansOf(traceId, 'GET /carta/[slug]')
  expect(spans.some(({ parentSpanId }) => parentSpanId === 'd'.repeat(16))).toBe(true)
  await endTraces()
  record(0)
  expect(await carriedFrom(headers)).toMatchObject({ traceId, isSampled: false })
})

test('a header that is no traceparent is as if it were not there', async () => {
  expect(await carriedFrom({ traceparent: '00-1-2-01' })).toMatchObject({ isSampled: true })
})

test('the visitor and the api are told one id, with a collector and without', async () => {
  const { carried, answered } = await askedWith({})
  expect(answered).toBe(carried?.traceId)
  await endTraces()
  const unrecorded = await askedWith({})
  expect(unrecorded.answered).toMatch(/^[0-9a-f]{32}$/)
  expect(unrecorded.carried).toMatchObject({ traceId: unrecorded.answered, isSampled: false })
})

test('what a proxy calls a request is its id, if it can be one', async () => {
  const id = 'e'.repeat(32)
  expect(await askedWith({ 'x-request-id': id })).toMatchObject({ carried: { traceId: id }, answered: id })
  expect((await askedWith({ 'x-request-id': 'x' })).answered).toMatch(/^[0-9a-f]{32}$/)
})
