import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { takeName, traced } from '@/lib/front/trace'
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

/** What the api is told when a visitor asks the web, and what the visitor is told. `idHeader`: the one in which a proxy names requests. */
async function askedWith(headers: Record<string, string>, idHeader?: string) {
  let carried: unknown
  let passedOn: string[] = []
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
    const named = Object.assign(response, { named: takeName(request.headers, idHeader) })
    traced(
      request,
      named,
      () => '/carta/[slug]',
      () => void work(),
    )
    passedOn = Object.keys(request.headers).filter((name) => name in headers)
  })
  const answer = await fetch(`${web}/carta/ana?q=pulpo`, { headers })
  return { carried: readTraceparent(carried), answered: answer.headers.get('x-request-id'), passedOn }
}

const carriedFrom = async (headers: Record<string, string>, idHeader?: string) =>
  (await askedWith(headers, idHeader)).carried

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
  expect(await carriedFrom(headers, 'traceparent')).toMatchObject({ traceId, isSampled: true })
  const spans = await collector.spansOf(traceId, 'GET /carta/[slug]')
  expect(spans.some(({ parentSpanId }) => parentSpanId === 'd'.repeat(16))).toBe(true)
  await endTraces()
  record(0)
  expect(await carriedFrom(headers, 'traceparent')).toMatchObject({ traceId, isSampled: false })
})

test('a header that is no traceparent is as if it were not there', async () => {
  expect(await carriedFrom({ traceparent: '00-1-2-01' }, 'traceparent')).toMatchObject({ isSampled: true })
})

test('the visitor and the api are told one id, with a collector and without', async () => {
  const { carried, answered } = await askedWith({})
  expect(answered).toBe(carried?.traceId)
  await endTraces()
  const unrecorded = await askedWith({})
  expect(unrecorded.answered).toMatch(/^[0-9a-f]{32}$/)
  expect(unrecorded.carried).toMatchObject({ traceId: unrecorded.answered, isSampled: false })
})

test.each([
  ['as nginx makes it', 'e'.repeat(32), 'e'.repeat(32)],
  ['a UUID', '0B5D7A52-6C1E-4F0a-9d3b-7e2f1a4c8d90', '0b5d7a526c1e4f0a9d3b7e2f1a4c8d90'],
])('what a proxy calls a request is its id: %s', async (_, given, id) => {
  const asked = await askedWith({ 'x-request-id': given }, 'x-request-id')
  expect(asked).toMatchObject({ carried: { traceId: id }, answered: id })
})

test.each(['x', '0'.repeat(32), 'e'.repeat(33)])('%s can be no id', async (given) => {
  const { answered } = await askedWith({ 'x-request-id': given }, 'x-request-id')
  expect(answered).toMatch(/^(?!0{32})[0-9a-f]{32}$/)
  expect(given).not.toContain(answered)
})

const hostile = {
  'x-request-id': 'e'.repeat(32),
  traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`,
  tracestate: 'a=b',
}

test.each([
  ['without a proxy', undefined],
  ['by a header that the proxy does not write', 'x-proxy-id'],
])('a stranger names no request, %s', async (_, idHeader) => {
  const { carried, answered, passedOn } = await askedWith(hostile, idHeader)
  expect(answered).toMatch(/^[0-9a-f]{32}$/)
  expect(carried?.traceId).toBe(answered)
  for (const given of Object.values(hostile)) expect(given).not.toContain(answered)
  expect(passedOn).toEqual([])
})
