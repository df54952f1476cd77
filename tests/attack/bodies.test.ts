import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { web } from './support/mantel'
import { newVisitor } from './support/visitor'

const KB = 1024

/** Sends a body in chunks of 64 KB until an answer comes or `most` has gone; then reads to the connection's end. */
function sent(path: string, most: number) {
  return new Promise<{ status: number; text: string; sent: number }>((resolve) => {
    const socket = connect({ port: web.port, host: web.hostname })
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(64 * KB, 'x'), Buffer.from('\r\n')])
    let [text, bytes] = ['', 0]
    const finish = () =>
      resolve({ text, sent: bytes, status: Number(text.match(/^HTTP\/1\.1 (\d+)/)?.[1] ?? 0) })
    const more = () => {
      while (!text && bytes < most) {
        bytes += 64 * KB
        if (!socket.write(chunk)) return
      }
      if (!text) socket.write('0\r\n\r\n')
    }
    socket.on('connect', () => socket.write(head(path, 'transfer-encoding: chunked'), more))
    socket.on('drain', more)
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', finish)
    socket.on('close', finish)
    socket.setTimeout(20_000, () => socket.destroy())
  })
}

function head(path: string, ...headers: string[]) {
  const all = {
    host: web.host,
    'content-type': 'application/json',
    origin: `http://${web.host}`,
    ...newVisitor(),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`POST ${path} HTTP/1.1`, ...lines, ...headers, '', ''].join('\r\n')
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
  const answer = await sent(path, 64 * KB * KB)
  // Some have answered before the body is read; none goes on listening.
  expect(answer.sent).toBeLessThan(most + 16 * KB * KB)
  expect(answer.text).not.toBe('')
})

test.each(['/api/auth/login', '/api/contact', '/api/payment/webhook'])(
  '%s says 413 to a program and closes',
  async (path) => {
    const answer = await sent(path, 64 * KB * KB)
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('"code":"too-large"')
  },
)

test('a length that is too much is refused before its body', async () => {
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
