import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeRequests } from '@/contract/take-requests'
import { boundBody } from '@/lib/front/limits/bound-body'
import { BoundedRequest } from '@/lib/front/limits/bounded-request'

/** Answers without reading the body, like a page whose body is not counted. A body without a length is read to its end. */
const server = createServer({ IncomingMessage: BoundedRequest })
takeRequests<BoundedRequest, ServerResponse>(server, (request, response) => {
  if (!boundBody(request, response)) return
  if (request.url === '/slow') setTimeout(() => response.writeHead(204).end(), 500)
  else if (request.headers['content-length']) response.writeHead(204).end()
  else request.resume()
})

let socket: Socket
let said = ''

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  said = ''
  socket.on('data', (chunk) => {
    said += String(chunk)
  })
})

afterEach(async () => {
  vi.useRealTimers()
  socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const post = (body: string, length = body.length) =>
  socket.write(`POST /api/track HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${body}`)

const answers = () => said.match(/HTTP\/1\.1 \d+/g) ?? []
const answered = (count: number) => vi.waitFor(() => expect(answers()).toHaveLength(count))

test('whoever has sent all of what nobody read keeps their connection', async () => {
  const closed = vi.fn<() => void>()
  socket.on('close', closed)
  post('/restaurant/profile/x')
  await answered(1)
  await vi.advanceTimersByTimeAsync(5_000)
  post('/restaurant/profile/y')
  await answered(2)
  expect(answers()).toEqual(['HTTP/1.1 204', 'HTTP/1.1 204'])
  expect(closed).not.toHaveBeenCalled()
})

test.each([
  ['has not sent all', 'a', 1000, 'HTTP/1.1 204'],
  ['says it is too much', 'a', 1e9, 'HTTP/1.1 413'],
])('whoever %s three seconds after the answer is heard no more', async (_, body, length, answer) => {
  const closed = new Promise((resolve) => socket.once('close', resolve))
  post(body, length)
  await answered(1)
  expect(answers()).toEqual([answer])
  await vi.advanceTimersByTimeAsync(3_000)
  await closed
})

test('of a body without an end, hardly more is read than is allowed', async () => {
  let read = 0
  server.once('request', (request) => {
    request.socket.once('close', () => {
      read = request.socket.bytesRead
    })
  })
  const part = `10000\r\n${'x'.repeat(65_536)}\r\n`
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.write(`POST /api/track HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${part.repeat(64)}`)
  await answered(1)
  await vi.advanceTimersByTimeAsync(3_000)
  await closed
  await vi.waitFor(() => expect(read).toBeGreaterThan(0))
  expect(answers()).toEqual(['HTTP/1.1 413'])
  expect(read).toBeLessThan(512 * 1024)
})

test('a client that is refused again and again waits for it', async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date', 'performance'] })
  const sockets = Array.from({ length: 41 }, () =>
    connect((server.address() as AddressInfo).port, '127.0.0.1'),
  )
  const heard = sockets.map((one) => {
    const listen = vi.fn()
    one.on('data', listen)
    one.write(
      'POST /api/track HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.9\r\nContent-Length: 1000000\r\n\r\n',
    )
    return listen
  })
  const quick = () => heard.filter(({ mock }) => mock.calls.length > 0).length
  while (quick() < 40) await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => setImmediate(resolve))
  expect(quick()).toBe(40)
  await vi.advanceTimersByTimeAsync(1_000)
  while (quick() < 41) await new Promise((resolve) => setImmediate(resolve))
  for (const one of sockets) one.destroy()
})

test('a body in very many small pieces is refused after some thousand', async () => {
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/track HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(20_000)}`,
  )
  await answered(1)
  expect(answers()).toEqual(['HTTP/1.1 413'])
})

test('so is one that has come in pieces before its turn', async () => {
  socket.on('error', () => undefined)
  const first = 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'
  const second = 'POST /api/track HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'
  const arrived = once(server, 'request')
  socket.write(first + second + '1\r\nx\r\n'.repeat(2000))
  await arrived
  await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(500)
  await answered(2)
  expect(answers()).toEqual(['HTTP/1.1 204', 'HTTP/1.1 413'])
})
