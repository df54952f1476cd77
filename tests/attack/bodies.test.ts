import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { askRaw } from './support/ask-raw'
import { mantel, web } from './support/mantel'
import { newVisitor } from './support/visitor'

const KB = 1024
const api = new URL(mantel.apiUrl)

const chunk = `10000\r\n${'x'.repeat(64 * KB)}\r\n`

/** Sends a body without an end, also after the answer, until the connection closes or `most` has gone; then reads to the connection's end. */
function sent(start: string, most: number, more = chunk) {
  return new Promise<{ status: number; text: string; sent: number }>((resolve) => {
    const socket = connect({ port: web.port, host: web.hostname })
    const part = Buffer.from(more)
    let [text, bytes] = ['', 0]
    const finish = () =>
      resolve({ text, sent: bytes, status: Number(text.match(/^HTTP\/1\.1 (\d+)/)?.[1] ?? 0) })
    const go = () => {
      while (!socket.destroyed && bytes < most) {
        bytes += part.length
        if (!socket.write(part)) return
      }
    }
    socket.on('connect', () => socket.write(start, go))
    socket.on('drain', go)
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', finish)
    socket.on('close', finish)
    socket.setTimeout(20_000, () => socket.destroy())
  })
}

const endless = (path: string, method = 'POST') => headed(method, path, 'transfer-encoding: chunked')

const head = (path: string, ...headers: string[]) => headed('POST', path, ...headers)

function headed(method: string, path: string, ...headers: string[]) {
  const all = {
    host: web.host,
    'content-type': 'application/json',
    origin: `http://${web.host}`,
    ...newVisitor(),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, ...headers, '', ''].join('\r\n')
}

/** Writes what it is given, second by second, and reads to the connection's end. */
function trickled(start: string) {
  return new Promise<string>((resolve) => {
    const socket = connect({ port: web.port, host: web.hostname }, () => socket.write(start))
    let text = ''
    const drip = setInterval(() => socket.write('a'), 1000)
    const finish = () => {
      clearInterval(drip)
      resolve(text)
    }
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', finish)
    socket.on('close', finish)
  })
}

test.each([
  ['/api/auth/login', 256 * KB],
  ['/api/track', 256 * KB],
  ['/api/contact', 256 * KB],
  ['/unsubscribe/one-click', 256 * KB],
  ['/api/payment/webhook', 256 * KB],
  ['/api/whatsapp/webhook', 3 * KB * KB],
  ['/api/aws/uploadToAws', 20 * KB * KB + 64 * KB],
])('%s hears no more than its %i bytes of a body without a length', async (path, most) => {
  const answer = await sent(endless(path), 64 * KB * KB)
  // Some have answered before the body is read; none goes on listening.
  expect(answer.sent).toBeLessThan(most + 16 * KB * KB)
  expect(answer.text).not.toBe('')
})

test.each(['/api/auth/login', '/api/contact', '/api/payment/webhook'])(
  '%s says 413 to a program and closes',
  async (path) => {
    const answer = await sent(endless(path), 64 * KB * KB)
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('"code":"too-large"')
  },
)

const nobodyReads = [
  ['GET', '/healthz', 200],
  ['GET', '/faqs', 200],
  ['POST', '/', 405],
  ['POST', '/api/nada', 404],
] as const

test.each([...nobodyReads])(
  '%s %s answers, and hears no more of a body that nobody reads',
  async (method, path, status) => {
    for (const more of [chunk, '1\r\nx\r\n'.repeat(10_000)]) {
      const answer = await sent(endless(path, method), 64 * KB * KB, more)
      expect(answer.sent).toBeLessThan(16 * KB * KB)
      expect([status, 413]).toContain(answer.status)
    }
  },
  30_000,
)

test.each([
  ['web', web],
  ['api', api],
] as const)(
  'the %s asks for a body that is held back, and takes the next one too',
  async (_, { hostname, port, host }) => {
    const socket = connect({ port: Number(port), host: hostname })
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    const body = '{"email":"nobody"}'
    const post = (...more: string[]) =>
      head('/api/auth/login', `content-length: ${body.length}`, ...more).replace(web.host, host)
    socket.write(post('expect: 100-continue'))
    await expect.poll(() => text).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    socket.write(body)
    await expect.poll(() => text).toMatch(/HTTP\/1\.1 400 .*\r\n\r\n\{.*\}/s)
    text = ''
    socket.write(post() + body)
    await expect.poll(() => text).toMatch(/^HTTP\/1\.1 400/)
    socket.destroy()
  },
)

test('a length that is too much is refused before its body, also where it is held back', async () => {
  const asked = head('/api/contact', `content-length: ${400 * KB * KB}`, 'expect: 100-continue')
  expect((await askRaw(asked)).head).toMatch(/^HTTP\/1\.1 413 .*connection: close/is)
  const text = await trickled(head('/api/contact', `content-length: ${400 * KB * KB}`))
  expect(text).toMatch(/^HTTP\/1\.1 413/)
})

test('whoever sends byte by byte is waited for half a minute', async () => {
  const [body, headers] = await Promise.all([
    trickled(head('/api/contact', 'content-length: 100000')),
    trickled(`GET / HTTP/1.1\r\nhost: ${web.host}\r\nx-slow: `),
  ])
  expect(body).toMatch(/^HTTP\/1\.1 408/)
  expect(headers).toMatch(/^HTTP\/1\.1 408|^$/)
}, 50_000)
