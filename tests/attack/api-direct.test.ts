import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { attackingOwner } from '@/scripts/bench/attack/owner.mjs'
import { memoryOf, processOf } from '@/scripts/bench/processes.mjs'
import { mantel } from './support/mantel'
import { servers } from './support/processes'
import { newVisitor } from './support/visitor'

/** The api, asked by itself: nothing of the front's stands before it. */
const { hostname, port, host } = new URL(mantel.apiUrl)
const open: Socket[] = []

// Not after each: tests that run at once have theirs open still.
afterAll(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

function head(method: string, path: string, ...headers: string[]) {
  const all = { host, 'content-type': 'application/json', ...newVisitor() }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, ...headers, '', ''].join('\r\n')
}

type Heard = { text: string; sent: number; ms: number }

/** Sends the start, then `more` again and again until the connection ends, `most` bytes have gone, or a minute has passed. */
function sent(start: string, { more = '', everyMs = 0, most = 64 * 1024 * 1024 } = {}) {
  return new Promise<Heard>((resolve) => {
    const began = performance.now()
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(start, go))
    let [text, bytes] = ['', 0]
    let drip: NodeJS.Timeout | undefined
    open.push(socket)
    const write = () => {
      bytes += more.length
      return socket.write(more)
    }
    function go() {
      if (!more) return
      if (everyMs > 0) drip = setInterval(write, everyMs)
      else while (!socket.destroyed && bytes < most && write());
    }
    const finish = () => {
      clearInterval(drip)
      resolve({ text, sent: bytes, ms: performance.now() - began })
    }
    socket.on('drain', () => everyMs === 0 && go())
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', finish)
    socket.on('close', finish)
    socket.setTimeout(60_000, () => socket.destroy())
  })
}

const search = () =>
  fetch(`${mantel.apiUrl}/api/capabilities`, { headers: newVisitor() }).then(async (answer) => {
    await answer.arrayBuffer()
    return answer.status
  })

/** Nothing is on its way when the answer comes after fifteen seconds: it would reset the connection before the answer is read. */
const slowMs = 4500

const statusIn = ({ text }: Heard) => Number(text.match(/^HTTP\/1\.1 (\d+)/)?.[1] ?? 0)

test.concurrent.each([
  ['/api/auth/login', 'content-length: 100000', 'a'],
  ['/api/contact', 'content-length: 100000', 'a'],
  ['/api/payment/webhook', 'content-length: 100000', 'a'],
  ['/api/contact', 'transfer-encoding: chunked', '1\r\na\r\n'],
])(
  '%s waits fifteen seconds for a slow body (%s)',
  async (path, header, more) => {
    const heard = await sent(head('POST', path, header), { more, everyMs: slowMs })
    expect(statusIn(heard)).toBe(408)
    expect(heard.text).toContain('"reason":"too-slow"')
    expect(heard.ms).toBeGreaterThan(10_000)
    expect(heard.ms).toBeLessThan(30_000)
  },
  70_000,
)

test.concurrent('headers that come letter by letter have fifteen seconds', async () => {
  const start = `GET /api/capabilities HTTP/1.1\r\nhost: ${host}\r\nx-slow: `
  const heard = await sent(start, { more: 'a', everyMs: 500 })
  expect([0, 408]).toContain(statusIn(heard))
  expect(heard.ms).toBeLessThan(30_000)
}, 70_000)

const KB = 1024
const chunk = `10000\r\n${'x'.repeat(64 * KB)}\r\n`

test.each([
  ['POST', '/api/auth/login', 413],
  ['POST', '/api/contact', 413],
  ['POST', '/api/payment/webhook', 413],
  ['PUT', '/api/menus/mine/2026-11-23/comida', 401],
  ['POST', '/api/aws/uploadToAws', 401],
  ['POST', '/api/nothing-of-ours', 404],
  ['GET', '/api/capabilities', 200],
])(
  '%s %s hears no end of a body: it answers, and closes',
  async (method, path, status) => {
    const heard = await sent(head(method, path, 'transfer-encoding: chunked'), {
      more: chunk,
      most: 512 * KB * KB,
    })
    expect(statusIn(heard)).toBe(status)
    // What the machine's own buffers take.
    expect(heard.sent).toBeLessThan(16 * KB * KB)
  },
  70_000,
)

test('a body in very many small pieces is refused after some thousand', async () => {
  const more = '1\r\n \r\n'.repeat(5000)
  const heard = await sent(head('POST', '/api/contact', 'transfer-encoding: chunked'), { more })
  expect(statusIn(heard)).toBe(413)
})

test('hundreds who say nothing keep nobody else out, and are not kept', async () => {
  const before = servers()
  const idle = Array.from({ length: 800 }, () => sent(''))
  await wait(1000)
  for (let n = 0; n < 20; n += 1) expect(await search()).toBe(200)
  for (const { text, ms } of await Promise.all(idle)) {
    expect(text).toMatch(/^$|^HTTP\/1\.1 408/)
    expect(ms).toBeLessThan(30_000)
  }
  expect(servers()).toEqual(before)
}, 90_000)

test('slow bodies of many clients keep nobody else’s request from its turn', async () => {
  const slow = Array.from({ length: 20 }, () =>
    sent(head('POST', '/api/contact', 'content-length: 100000'), { more: 'a', everyMs: slowMs }),
  )
  await wait(1000)
  const asked = performance.now()
  expect(await search()).toBe(200)
  expect(performance.now() - asked).toBeLessThan(5000)
  expect((await Promise.all(slow)).map(statusIn)).toEqual(slow.map(() => 408))
}, 90_000)

test('whoever hangs up before a long reply leaves room for those who read theirs', async () => {
  const from = newVisitor()['x-forwarded-for']
  const { authorization, day } = await attackingOwner({ api: mantel.apiUrl, web: mantel.baseUrl }, from)
  const path = `/api/menus/mine?from=${day(0)}&to=${day(60)}`
  const hangUp = async () => {
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      socket.write(head('GET', path, `authorization: ${authorization}`)),
    )
    socket.on('error', () => undefined)
    await wait(25)
    socket.destroy()
  }
  for (let n = 0; n < 25; n += 1) await Promise.all(Array.from({ length: 16 }, hangUp))
  await wait(1000)
  const answer = await fetch(mantel.apiUrl + path, { headers: { authorization, ...newVisitor() } })
  expect(answer.status).toBe(200)
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100 * KB)
}, 120_000)

test('webhooks that hold their bodies fill no memory', async () => {
  const api = () => processOf('dist/server/main.js', `DATA_DIR=${mantel.dataDir}`)
  const [pid, before] = [api(), memoryOf(api())]
  const length = 3 * KB * KB
  const start = () => head('POST', '/api/whatsapp/webhook', `content-length: ${length}`)
  for (let n = 0; n < 250; n += 1) {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(start())
      socket.write('x'.repeat(length - 1))
    })
    socket.on('error', () => undefined)
    open.push(socket)
  }
  await wait(4000)
  expect(memoryOf(pid) - before).toBeLessThan(200)
  expect(await search()).toBe(200)
}, 60_000)
