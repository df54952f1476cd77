import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askForBody, lacksHost, leftToUs, takeRequests } from '@/contract/take-requests'
import { BoundedRequest as OfFront } from '@/lib/front/limits/bounded-request'
import { BoundedRequest as OfApi } from '@/server/http/bounded-request'

type Asked = OfFront | OfApi

const KB = 1024
let close = async () => {}
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(async () => {
  vi.useRealTimers()
  await close()
})

/** The time that a client has to read its answer. */
const linger = () => vi.advanceTimersByTimeAsync(3000)

/** A server that answers each request at once, unless the test does it. */
async function serving(
  IncomingMessage: typeof OfFront | typeof OfApi,
  answer: (request: Asked, response: ServerResponse) => void = (_, response) => response.end('answer'),
) {
  const server = createServer({ IncomingMessage, ...leftToUs })
  const [connections, clients]: Socket[][] = [[], []]
  server.on('connection', (socket) => connections?.push(socket))
  takeRequests<Asked, ServerResponse>(server, answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  close = async () => {
    for (const socket of clients ?? []) socket.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const ask = (bytes: string) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes))
    const heard = { text: '', hasEnd: false, isClosed: false, error: '' }
    clients?.push(socket)
    socket.on('data', (data) => {
      heard.text += String(data)
    })
    socket.on('end', () => {
      heard.hasEnd = true
    })
    socket.on('error', (error) => {
      heard.error = String(error)
    })
    socket.on('close', () => {
      heard.isClosed = true
    })
    return { socket, heard, answers: () => heard.text.match(/HTTP\/1\.1 \d+/g) ?? [] }
  }
  return {
    ask,
    bytesRead: () => connections?.[0]?.bytesRead ?? 0,
    isGone: () => connections?.[0]?.destroyed,
  }
}

const head = (first: string, ...headers: string[]) => [first, 'Host: x', ...headers, '', ''].join('\r\n')

describe.each([
  ['front', OfFront],
  ['api', OfApi],
])('the %s', (_, IncomingMessage) => {
  it.each([
    ['an expectation that nobody knows', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a body that is held back', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n'],
  ])('takes requests with %s one at a time, like any other', async (_, request) => {
    const answer = vi.fn()
    const { ask } = await serving(IncomingMessage, answer)
    const { answers, heard } = ask(request.repeat(1820))
    await vi.waitFor(() => expect(heard.hasEnd || heard.isClosed).toBe(true))
    expect(answer).toHaveBeenCalledTimes(1)
    expect(answers()).toEqual([])
  })

  it('asks for a body that is held back in its turn, and reads it', async () => {
    const { ask } = await serving(IncomingMessage, (request, response) => {
      askForBody(request, response)
      let body = ''
      request.on('data', (data) => {
        body += String(data)
      })
      request.on('end', () => response.end(`read ${body}`))
    })
    const { socket, heard, answers } = ask(
      head('POST / HTTP/1.1', 'Expect: 100-continue', 'Content-Length: 5'),
    )
    await vi.waitFor(() => expect(answers()).toEqual(['HTTP/1.1 100']))
    socket.write('hello')
    await vi.waitFor(() => expect(heard.text).toContain('read hello'))
    socket.write(head('POST / HTTP/1.1', 'Content-Length: 2') + 'by')
    await vi.waitFor(() => expect(heard.text).toContain('read by'))
    expect(answers()).toEqual(['HTTP/1.1 100', 'HTTP/1.1 200', 'HTTP/1.1 200'])
  })

  it.each([
    ['one-byte pieces', '1\r\nx\r\n', 256 * KB],
    ['large pieces', `4000\r\n${'x'.repeat(16 * KB)}\r\n`, 512 * KB],
  ])(
    'reads hardly more of an answered body without an end (%s), and the answer is read',
    async (_, piece, most) => {
      const { ask, bytesRead } = await serving(IncomingMessage)
      const { socket, heard, answers } = ask(head('POST / HTTP/1.1', 'Transfer-Encoding: chunked'))
      const pieces = piece.repeat(Math.ceil((64 * KB) / piece.length))
      const send = () => {
        while (!socket.destroyed && socket.write(pieces));
      }
      socket.on('drain', send)
      socket.once('connect', send)
      await vi.waitFor(() => expect(answers()).toEqual(['HTTP/1.1 200']))
      await wait(300)
      expect(heard.isClosed).toBe(false)
      await linger()
      await vi.waitFor(() => expect(heard.isClosed).toBe(true))
      expect(bytesRead()).toBeLessThan(most)
    },
  )

  it('keeps the connection of a client whose body comes after the answer, until it is to end', async () => {
    const { ask, isGone } = await serving(IncomingMessage)
    const { socket, answers } = ask(head('POST / HTTP/1.1', `Content-Length: ${200 * KB}`))
    await vi.waitFor(() => expect(answers()).toHaveLength(1))
    socket.write('x'.repeat(200 * KB))
    await wait(50)
    await linger()
    socket.write(head('GET / HTTP/1.1', 'Connection: close'))
    await vi.waitFor(() => expect(answers()).toHaveLength(2))
    await vi.waitFor(() => expect(isGone()).toBe(true))
  })

  it('ends its side after a last answer, and leaves it to a client that still sends', async () => {
    const { ask } = await serving(IncomingMessage, (_, response) => {
      response.shouldKeepAlive = false
      response.end('the last')
    })
    const { socket, heard } = ask(head('POST / HTTP/1.1', `Content-Length: ${64 * KB}`))
    await vi.waitFor(() => expect(heard.hasEnd).toBe(true))
    expect(heard.text).toContain('the last')
    for (let n = 0; n < 5; n += 1) {
      socket.write('x'.repeat(KB))
      await wait(20)
    }
    expect(heard.error).toBe('')
    await linger()
    const drip = setInterval(() => socket.write('x'), 20)
    await vi.waitFor(() => expect(heard.isClosed).toBe(true))
    clearInterval(drip)
  })
})

it('knows a request that names no host, though HTTP/1.1 asks for it', () => {
  expect(lacksHost({ httpVersion: '1.1', headers: {} })).toBe(true)
  expect(lacksHost({ httpVersion: '1.1', headers: { host: 'x' } })).toBe(false)
  expect(lacksHost({ httpVersion: '1.0', headers: {} })).toBe(false)
})
