import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { busy, type Refusal, tooLarge, tooMany, wrongMethod } from '@/lib/front/answers/refusals'
import type { Trace } from '@/telemetry/traceparent'
import { inTrace, newTrace } from '@/telemetry/traces'

// Other files of a worker refuse too, and spend the room for lines.
vi.resetModules()
const { refuseAndClose, refuseUnhurried } = await import('@/lib/front/limits/unhurried')
const { FinishedResponse } = await import('@/lib/front/response')
const { takeName } = await import('@/lib/front/trace')

type Line = { requestId: string; reason: string; status: number; unlogged?: number; msg: string }

let lines: Line[] = []
beforeEach(() => {
  lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)))
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

let clients = 0

/** What somebody new is answered. */
async function refused(refusal: Refusal, path: string, trace?: Trace) {
  clients += 1
  const client = `2001:db8:${clients.toString(16)}::1`
  const server = createServer((request, response) => {
    request.headers['x-forwarded-for'] = client
    if (trace) inTrace(trace, () => refuseUnhurried(request, response, refusal))
    else refuseAndClose(request, response, refusal)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  const text = await answer.text()
  server.close()
  return { id: answer.headers.get('x-request-id'), text }
}

test('a reference that a person reads stands in the log: with a trace', async () => {
  const trace = newTrace()
  const { id, text } = await refused(tooMany(3), '/buscar', trace)
  expect(id).toBe(trace.traceId)
  expect(text).toContain(`Referencia: ${id}`)
  expect(lines).toEqual([
    expect.objectContaining({ requestId: id, reason: 'pages', status: 429, msg: 'refused' }),
  ])
})

test('and before there is one', async () => {
  const { id, text } = await refused(tooLarge, '/buscar')
  expect(text).toContain(`Referencia: ${id}`)
  expect(lines).toEqual([expect.objectContaining({ requestId: id, reason: 'body', status: 413 })])
})

test('also by the name that the proxy in front has given it', async () => {
  const given = '7d9e3c10-52ab-4c6f-8e01-aa44b2c3d5e6'
  const server = createServer({ ServerResponse: FinishedResponse }, (request, response) => {
    response.named = takeName(request.headers, 'x-proxy-id')
    refuseAndClose(request, response, tooLarge)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/buscar`, { headers: { 'x-proxy-id': given } })
  const id = given.replaceAll('-', '')
  expect(answer.headers.get('x-request-id')).toBe(id)
  expect(await answer.text()).toContain(`Referencia: ${id}`)
  expect(lines).toEqual([expect.objectContaining({ requestId: id, reason: 'body' })])
  server.close()
})

test('an attack writes a handful of lines, and its pages say no reference that stands nowhere', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const answers = []
  for (let n = 0; n < 60; n += 1) answers.push(await refused(busy, '/buscar'))
  expect(lines.length).toBeLessThanOrEqual(20)
  const logged = new Set(lines.map(({ requestId }) => requestId))
  const read = answers.flatMap(({ text }) => /Referencia: (\w+)/.exec(text)?.[1] ?? [])
  expect(new Set(read)).toEqual(logged)
  expect(answers.flatMap(({ id }) => id ?? [])).toEqual(read)

  const call = await refused(busy, '/api/filter')
  expect(JSON.parse(call.text), 'a program is always told one').toMatchObject({
    error: { requestId: call.id },
  })
  await refused(wrongMethod, '/buscar')
  expect(lines.at(-1), 'other reasons have lines of their own').toMatchObject({ reason: 'wrong-method' })

  vi.advanceTimersByTime(10_000)
  const later = await refused(busy, '/buscar')
  expect(lines.at(-1)).toMatchObject({ requestId: later.id, reason: 'busy', unlogged: 41 })
})
