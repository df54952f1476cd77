import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createExporter } from '@/telemetry/export-spans'
import { collectorOf, isHeaderList } from '@/telemetry/otel-variables'
import { readTraceparent, traceparentOf } from '@/telemetry/traceparent'
import {
  beginSpan,
  endTraces,
  inTrace,
  newTrace,
  recordTraces,
  requestIdHere,
  spanned,
  traceHere,
} from '@/telemetry/traces'
import { startCollector } from './collector'

afterEach(endTraces)

const settings = { endpoint: 'http://127.0.0.1:1', headers: {}, service: 'mantel-test', share: 1 }

async function collecting() {
  const collector = await startCollector()
  onTestFinished(collector.close)
  recordTraces({ ...settings, endpoint: collector.endpoint, headers: { authorization: 'Bearer key' } })
  return collector
}

test('spans reach a collector with their parents, their service and its headers', async () => {
  const collector = await collecting()
  const trace = newTrace()
  const server = beginSpan('GET', 'server', trace)
  await inTrace(server?.trace, () => spanned('query', 'client', async () => undefined))
  server?.end({ name: 'GET /api/x', attributes: { 'http.response.status_code': 200 } })
  const [query, root] = await collector.spansOf(trace.traceId, 'query', 'GET /api/x')
  expect(root).toMatchObject({ name: 'GET /api/x', kind: 2, status: {} })
  expect(root?.attributes).toEqual([{ key: 'http.response.status_code', value: { intValue: '200' } }])
  expect(root).not.toHaveProperty('parentSpanId')
  expect(query).toMatchObject({ parentSpanId: root?.spanId, name: 'query', kind: 3, attributes: [] })
  expect(BigInt(root?.endTimeUnixNano ?? 0) >= BigInt(root?.startTimeUnixNano ?? 1)).toBe(true)
  expect([...collector.services]).toEqual(['mantel-test'])
  expect(collector.headers[0]).toMatchObject({
    authorization: 'Bearer key',
    'content-type': 'application/json',
  })
})

test('a failure is shown by its code or its kind, without its text, which may name a person', async () => {
  const collector = await collecting()
  const trace = newTrace()
  const errors = [
    new TypeError('ana@bar.es'),
    Object.assign(new Error('ana@bar.es'), { code: '23505' }),
    'ana@bar.es',
  ]
  for (const [at, error] of errors.entries())
    await expect(
      inTrace(trace, () => spanned(`work ${at}`, 'internal', () => Promise.reject(error))),
    ).rejects.toBe(error)
  const spans = await collector.spansOf(trace.traceId, 'work 2')
  expect(spans.map(({ status }) => status)).toEqual([
    { code: 2, message: 'TypeError' },
    { code: 2, message: '23505' },
    { code: 2, message: 'string' },
  ])
  expect(JSON.stringify(spans)).not.toContain('ana')
})

test('without a collector nothing is recorded, the id is carried, and work runs as before', async () => {
  const trace = { ...newTrace(), isSampled: true }
  expect(beginSpan('a', 'internal', trace)).toBeUndefined()
  expect(inTrace(trace, traceHere)).toBe(trace)
  expect(inTrace(trace, requestIdHere)).toBe(trace.traceId)
  expect(traceHere()).toBeUndefined()
  expect(await inTrace(trace, () => spanned('a', 'internal', async () => 'done'))).toBe('done')
})

test('a share of the traces is recorded, and a stranger does not decide which', async () => {
  const stranger = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true }
  expect(newTrace(stranger).isSampled).toBe(false)
  recordTraces({ ...settings, share: 0 })
  expect(newTrace(stranger)).toEqual({ ...stranger, isSampled: false })
  await endTraces()
  recordTraces(settings)
  expect(newTrace({ ...stranger, isSampled: false })).toEqual(stranger)
})

test('a trace that is not recorded is still carried', () => {
  recordTraces({ ...settings, share: 0 })
  const trace = newTrace()
  expect(inTrace(trace, () => [beginSpan('a', 'internal'), traceHere()])).toEqual([undefined, trace])
  expect(inTrace(trace, () => inTrace(undefined, traceHere))).toBeUndefined()
})

const span = {
  ...{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentSpanId: undefined },
  ...{ name: 'a', kind: 'internal' as const, start: 1.7e12, end: 1.7e12 },
}

test('more spans than there is room for are dropped', async () => {
  const collector = await startCollector()
  onTestFinished(collector.close)
  const exporter = createExporter({ ...settings, endpoint: collector.endpoint })
  for (let at = 0; at < 10_000; at += 1) exporter.add(span)
  await expect.poll(() => collector.spans.length).toBe(4_096)
  await exporter.end()
  expect(collector.spans).toHaveLength(4_096)
})

test('the process ends without an answer of the collector', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const asked = once(silent, 'connection')
  const exporter = createExporter({ ...settings, endpoint: `http://127.0.0.1:${port}` })
  exporter.add(span)
  await exporter.end()
  const [socket] = await asked
  expect(socket.destroyed).toBe(false)
  socket.destroy()
  silent.close()
})

test('a collector that is away is no error', async () => {
  const exporter = createExporter(settings)
  exporter.add(span)
  await exporter.end()
})

test('a place in a trace is carried in a header and read again', () => {
  const trace = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true }
  expect(traceparentOf(trace)).toBe(`00-${trace.traceId}-${trace.spanId}-01`)
  expect(readTraceparent(traceparentOf(trace))).toEqual(trace)
  expect(traceparentOf({ ...trace, spanId: undefined, isSampled: false })).toMatch(/^00-a{32}-\w{16}-00$/)
})

test.each([
  undefined,
  '',
  'nothing',
  '00-abc-def-01',
  `00-${'0'.repeat(32)}-${'a'.repeat(16)}-01`,
  `00-${'a'.repeat(32)}-${'0'.repeat(16)}-01`,
  `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  `00-${'A'.repeat(32)}-${'b'.repeat(16)}-01`,
  `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01\n`,
  `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01, 00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
])('«%s» is no place in a trace', (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})

test('the variables are OpenTelemetry’s own', () => {
  const OTEL_TRACES_SAMPLER_ARG = 0.5
  expect(collectorOf({ OTEL_TRACES_SAMPLER_ARG }, 'a')).toBeUndefined()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318'
  const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Bearer%20a=b, tenant=c,'
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG }
  expect(collectorOf(variables, 'a')).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: { authorization: 'Bearer a=b', tenant: 'c' },
    service: 'a',
    share: 0.5,
  })
})

test.each(['two words=a', '=a', 'a=%zz', 'a=b%0d%0ac:d'])('«%s» is no list of headers', (list) => {
  expect(isHeaderList(list)).toBe(false)
})
