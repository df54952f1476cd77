import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { processOf } from '@/scripts/bench/processes.mjs'
import { mantel, web } from './support/mantel'
import { newVisitor } from './support/visitor'

const api = new URL(mantel.apiUrl)
const open: Socket[] = []

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

function connected(
  { hostname, port }: { hostname: string; port: number | string },
  bytes: string,
  { reads = true } = {},
) {
  const socket = connect({ port: Number(port), host: hostname }, () => socket.write(bytes))
  if (!reads) socket.pause()
  socket.on('error', () => undefined)
  open.push(socket)
  return socket
}

/** Also when it was reset. */
const ended = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())))

const asking = (host: string, path: string, more: string[] = []) =>
  [
    `GET ${path} HTTP/1.1`,
    `host: ${host}`,
    `x-forwarded-for: ${newVisitor()['x-forwarded-for']}`,
    ...more,
    '',
    '',
  ].join('\r\n')

const statusOf = async (path: string, headers = {}) => {
  const answer = await fetch(mantel.baseUrl + path, {
    headers: { ...newVisitor(), ...headers },
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  return answer.status
}

test('who does not read an answer keeps nobody else from the page', async () => {
  const path = '/restaurant/search/menu?q=cerrojo'
  const ahead = Array.from({ length: 4 }, () => asking(web.host, '/restaurant/search/menu')).join('')
  for (let n = 0; n < 4; n++) connected(web, ahead + asking(web.host, path), { reads: false })
  await wait(1000)
  expect(await statusOf(path)).toBe(200)
  expect(await statusOf('/')).toBe(200)
}, 30_000)

/** What Node itself would answer, before any limit of ours. */
const unexpected = (host: string) => asking(host, '/', ['expect: x'])
const hostless = 'GET / HTTP/1.1\r\n\r\n'

const flooded = [
  ['web', 'a page', web, asking(web.host, '/restaurant/search/menu?q=alud')],
  ['web', '/healthz', web, asking(web.host, '/healthz')],
  ['web', 'an expectation', web, unexpected(web.host)],
  ['web', 'no host', web, hostless],
  ['api', 'a call', api, asking(api.host, '/api/sessions')],
  ['api', 'an expectation', api, unexpected(api.host)],
  ['api', 'no host', api, hostless],
] as const

test.each(flooded)(
  'the %s lives and answers while connections send thousands of requests (%s)',
  async (name, _, url, request) => {
    const running = () =>
      name === 'web'
        ? processOf('dist/web/server.mjs', `PORT=${web.port}`)
        : processOf('dist/server/main.js', `DATA_DIR=${mantel.dataDir}`)
    const pid = running()
    let answers = 0
    const sockets = Array.from({ length: 8 }, () => connected(url, request.repeat(20_000)))
    for (const socket of sockets)
      socket.on('data', (data) => {
        answers += data.toString('latin1').split('HTTP/1.1 ').length - 1
      })
    await Promise.all(sockets.map(ended))
    expect(await statusOf('/faqs')).toBe(200)
    expect(await statusOf('/restaurant/search/menu?q=vecino')).toBe(200)
    expect(running()).toBe(pid)
    expect(answers).toBeLessThanOrEqual(8 * 5)
  },
  60_000,
)

test('a flood of refusals on one connection is answered a few times, and the connection ends', async () => {
  const socket = connected(web, asking(web.host, '/').replace('GET', 'PUT').repeat(3000))
  let answers = 0
  socket.on('data', (data) => {
    answers += data.toString('latin1').split('HTTP/1.1 ').length - 1
  })
  await ended(socket)
  expect(answers).toBeLessThanOrEqual(5)
}, 30_000)

test.each([
  ['web', web, '/api/nada'],
  ['web', web, '/faqs'],
  ['api', api, '/api/capabilities'],
] as const)('the %s refuses a request without a host, and closes', async (_, url, path) => {
  const socket = connected(url, `GET ${path} HTTP/1.1\r\n\r\n`)
  let text = ''
  socket.on('data', (data) => {
    text += String(data)
  })
  await ended(socket)
  expect(text).toMatch(/^HTTP\/1\.1 400/)
  expect(text).toMatch(/\r\nconnection: close\r\n/i)
})

test.each(['mantel=%zz', 'mantel=%', 'mantel=Fe26.2*1*%E0%A4%A'])(
  'a session cookie that cannot be read is none: %s',
  async (cookie) => {
    for (const path of ['/', '/signin', '/restaurant/search/menu?q=galleta'])
      expect(await statusOf(path, { cookie })).toBe(200)
  },
)

test.each(['h2c', 'websocket'])(
  'an upgrade to %s passes by nothing: the request is answered like any other',
  async (protocol) => {
    for (const [path, status] of [
      ['/faqs', 200],
      ['/_next/webpack-hmr', 404],
      ['/api/nada', 404],
    ] as const) {
      const more = ['connection: Upgrade', `upgrade: ${protocol}`]
      const [data] = await once(connected(web, asking(web.host, path, more)), 'data')
      expect(String(data).slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    }
  },
)

test.each([
  '/menu-del-dia',
  '/faqs',
  '/en/menu-del-dia',
  '/restaurant/search/menu?q=primero',
  '/en/restaurant/search/menu?q=primero',
])('no parameter of the first visitor stands in the kept page: %s', async (path) => {
  const first = `${path}${path.includes('?') ? '&' : '?'}utm=${crypto.randomUUID()}&zzz=evil.example`
  await statusOf(first)
  for (const url of [first, path]) {
    const answer = await fetch(mantel.baseUrl + url, { headers: newVisitor() })
    expect(await answer.text()).not.toContain('evil.example')
  }
})
