import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uploadToAws } from '@/contract/endpoints/files'
import { admit } from '@/lib/front/limits/admit'
import { FinishedResponse } from '@/lib/front/response'
import { routesOf } from '@/lib/front/routes'

const routes = routesOf({ prerendered: { routes: { '/es/faqs': {} }, dynamicRoutes: {} }, addresses: {} })
const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
afterAll(() => said.mockRestore())

let server: Server
let proceed: (path: string, response: FinishedResponse) => Promise<void>

beforeEach(async () => {
  server = createServer({ ServerResponse: FinishedResponse }, (request, response) => {
    admit({ request, response, routes, proceed: () => proceed(request.url ?? '', response) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (path: string, client: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'x-forwarded-for': client },
  }).then(async (answer) => ({ status: answer.status, text: await answer.text() }))

it.each(['/faqs', '/api/faqs'])('answers %s also where the work for it fails', async (path) => {
  proceed = () => Promise.reject(new Error(`of ana@example.com\n    at nowhere ${'x'.repeat(1_000_000)}`))
  expect((await ask(path, '198.51.100.1')).status).toBe(500)
  const [line = ''] = said.mock.lastCall?.map(String) ?? []
  expect(line.length, 'a visitor may have made the text').toBeLessThan(3000)
  const [at] = JSON.parse(line).at
  expect(at).toContain('admit.test.ts')
  expect(JSON.parse(line)).toMatchObject({ msg: 'request failed', failure: 'Error' })
  expect(line).not.toMatch(/ana@|nowhere/)
})

it('renders a kept page once, however many wait for it', async () => {
  let arrived = 0
  let began = 0
  const finish: (() => void)[] = []
  server.on('request', () => {
    arrived += 1
  })
  proceed = (_, response) => {
    began += 1
    return new Promise((resolve) => {
      finish.push(() => {
        response.end('the page')
        resolve()
      })
    })
  }
  const all = Promise.all([2, 3, 4, 5].map((n) => ask('/faqs', `198.51.100.${n}`)))
  await vi.waitFor(() => expect(arrived).toBe(4))
  await new Promise(setImmediate)
  expect(began).toBe(1)
  finish[0]?.()
  await vi.waitFor(() => expect(began).toBe(4))
  for (const each of finish.slice(1)) each()
  expect((await all).map(({ text }) => text)).toEqual(Array(4).fill('the page'))
})

it('lets nobody wait for a page whose first client has no turn yet', async () => {
  const open: FinishedResponse[] = []
  proceed = async (path, response) => {
    if (path === '/faqs') response.end('the page')
    else {
      open.push(response)
      await new Promise((resolve) => response.once('close', resolve))
    }
  }
  const greedy = ['/one', '/two', '/faqs'].map((path) => ask(path, '198.51.100.9'))
  await vi.waitFor(() => expect(open).toHaveLength(2))
  expect((await ask('/faqs', '198.51.100.10')).text).toBe('the page')
  for (const response of open) response.end()
  await Promise.all(greedy)
})

it('leaves room for the uploads of others, however many clients one network has', async () => {
  const open: FinishedResponse[] = []
  proceed = async (_, response) => {
    open.push(response)
    await new Promise((resolve) => response.once('close', resolve))
  }
  const clients = Array.from({ length: 8 }, (_, n) => `2001:db8:1:${n}::1`)
  const greedy = clients.flatMap((client) => Array.from({ length: 6 }, () => ask(uploadToAws.path, client)))
  await vi.waitFor(() => expect(open).toHaveLength(12))
  const other = ask(uploadToAws.path, '2001:db8:2::1')
  await vi.waitFor(() => expect(open).toHaveLength(13))
  while (open.length > 0) {
    open.pop()?.end('stored')
    await new Promise(setImmediate)
  }
  expect((await other).text).toBe('stored')
  await Promise.all(greedy)
})

it('counts the bytes of files: who reads fifty megabytes is busy', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const [reader, began]: [string, string[]] = ['198.51.100.40', []]
  const pages: FinishedResponse[] = []
  proceed = async (asked, response) => {
    began.push(asked)
    if (asked === '/page') {
      pages.push(response)
      await new Promise((resolve) => response.once('close', resolve))
    } else {
      response.setHeader('content-type', 'application/pdf')
      response.write(Buffer.alloc(8 * 1024 * 1024))
      response.end()
    }
  }
  for (let n = 0; n < 6; n += 1) await ask(`/files/${n}`, reader)
  const page = ask('/page', '198.51.100.41')
  await vi.waitFor(() => expect(pages).toHaveLength(1))
  const late = ask('/files/late', reader)
  expect((await ask('/files/other', '198.51.100.42')).status).toBe(200)
  expect(began.at(-1)).toBe('/files/other')
  for (const response of pages) response.end()
  await Promise.all([page, late])
  vi.useRealTimers()
})

it.each([
  ['/files/zz', 300, 5],
  ['/api/session', 120, 15],
] as const)('lets a busy client of %s wait for the pages of others', async (path, many, ms) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const client = `198.51.100.${path.length + 20}`
  const began: string[] = []
  const pages: FinishedResponse[] = []
  proceed = async (asked, response) => {
    began.push(asked)
    if (asked === '/page') {
      pages.push(response)
      await new Promise((resolve) => response.once('close', resolve))
    } else {
      vi.advanceTimersByTime(ms)
      response.end()
    }
  }
  for (let n = 0; n < many; n += 1) await ask(path, client)
  const page = ask('/page', '198.51.100.19')
  await vi.waitFor(() => expect(pages).toHaveLength(1))
  const late = ask(`${path}?late`, client)
  expect((await ask(`${path}?other`, '198.51.100.18')).status).toBe(200)
  expect(began.at(-1)).toBe(`${path}?other`)
  for (const response of pages) response.end()
  await Promise.all([page, late])
  expect(began.at(-1)).toBe(`${path}?late`)
  vi.useRealTimers()
})
