import { expect, test } from 'vitest'
import { traceOf } from '@/server/http/traced'

const [traceId, spanId] = ['c'.repeat(32), 'd'.repeat(16)]
const sent = {
  traceparent: `00-${traceId}-${spanId}-01`,
  'x-request-id': '0b5d7a52-6c1e-4f0a-9d3b-7e2f1a4c8d90',
}
const header = (name: string) => new Headers(sent).get(name) ?? undefined

test('the web names a request, and says whether it is recorded', () => {
  const trace = traceOf({ internal: true, header, idHeader: 'x-request-id' })
  expect(trace).toEqual({ traceId, spanId, isSampled: true })
})

test('a proxy names one in the header that the operator has said, and does not decide what is recorded', () => {
  const ids = ['X-Request-Id', 'traceparent'].map((idHeader) =>
    traceOf({ internal: false, header, idHeader }),
  )
  expect(ids).toMatchObject([
    { traceId: '0b5d7a526c1e4f0a9d3b7e2f1a4c8d90', spanId: undefined, isSampled: false },
    { traceId, spanId, isSampled: false },
  ])
})

test.each([undefined, 'x-proxy-id'])('a stranger names none (the header of the proxy: %s)', (idHeader) => {
  const trace = traceOf({ internal: false, header, idHeader })
  expect(trace).toEqual({
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    spanId: undefined,
    isSampled: false,
  })
  expect(Object.values(sent).join()).not.toContain(trace.traceId)
})

test('an id in the log can be no text of a proxy', () => {
  const given = () => 'a"b'
  expect(traceOf({ internal: false, header: given, idHeader: 'x' }).traceId).toMatch(/^[0-9a-f]{32}$/)
})
