import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BoundedRequest } from '@/lib/front/limits/bounded-request'

const most = 200_000
let onRequest: (request: BoundedRequest, response: ServerResponse) => void
const server = createServer({ IncomingMessage: BoundedRequest }, (request, response) => {
  request.limitBody(most, () => response.writeHead(413).end(), { isHeld: true })
  onRequest(request, response)
})

let socket: Socket
let answer = ''

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  answer = ''
  socket.on('data', (part) => {
    answer += String(part)
  })
})

afterEach(async () => {
  socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const head = (length: number | 'chunked') =>
  `POST / HTTP/1.1\r\nhost: x\r\n${length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`}\r\n\r\n`
const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`

/** What `whole` says, and what a reader reads after it. */
function wholeAfter(wait: () => Promise<unknown>) {
  return new Promise<{ isWhole: boolean; read: number }>((resolve) => {
    onRequest = async (request, response) => {
      await wait()
      const isWhole = await request.whole()
      const read = isWhole ? (await text(request)).length : 0
      if (!response.headersSent) response.end()
      resolve({ isWhole, read })
    }
  })
}

test.each([
  ['at once', () => Promise.resolve()],
  ['after its first parts have come', () => new Promise((resolve) => setTimeout(resolve, 50))],
])('waits for a whole body, asked %s, and gives all of it', async (_, wait) => {
  const asked = wholeAfter(wait)
  socket.write(head('chunked'))
  for (const size of [10, 60_000, 60_000]) socket.write(chunk(size))
  setTimeout(() => socket.write('0\r\n\r\n'), 80)
  expect(await asked).toEqual({ isWhole: true, read: 120_010 })
})

test('gives a body that was complete before', async () => {
  const asked = wholeAfter(() => new Promise((resolve) => setTimeout(resolve, 30)))
  socket.write(`${head(5)}12345`)
  expect(await asked).toEqual({ isWhole: true, read: 5 })
})

test('does not wait for the end of a body that is too large', async () => {
  const asked = wholeAfter(() => Promise.resolve())
  socket.write(head('chunked'))
  for (let n = 0; n < 8; n += 1) socket.write(chunk(50_000))
  expect(await asked).toEqual({ isWhole: false, read: 0 })
  await vi.waitFor(() => expect(answer).toContain('413'))
})

test('gives up a body whose client has gone', async () => {
  const asked = wholeAfter(() => Promise.resolve())
  socket.write(`${head(1000)}12345`)
  setTimeout(() => socket.destroy(), 20)
  expect(await asked).toEqual({ isWhole: false, read: 0 })
})
