import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerWithFile } from '@/lib/front/remembered-files'
import { FinishedResponse } from '@/lib/front/response'

const photo = Buffer.from([1, 2, 3])
const immutable: OutgoingHttpHeaders = {
  'content-type': 'image/webp',
  'content-length': photo.length,
  'cache-control': 'public, max-age=31536000, immutable',
  etag: '"v1"',
}

const asked = vi.fn<(request: IncomingMessage) => OutgoingHttpHeaders>()
const server = createServer({ ServerResponse: FinishedResponse }, (request, response) => {
  if (answerWithFile(request, response)) return
  const headers = asked(request)
  response.writeHead(request.headers.range ? 206 : 200, headers)
  response.write(photo.subarray(0, 1))
  response.end(photo.subarray(1))
})

let origin = ''
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  asked.mockReset().mockReturnValue(immutable)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(() => {
  vi.useRealTimers()
  server.close()
  server.closeAllConnections()
})

const get = (path: string, headers: HeadersInit = {}) => fetch(origin + path, { headers })

it('gives a photo out again as it came, for five minutes', async () => {
  await get('/files/a/320.webp')
  const again = await get('/files/a/320.webp')
  expect(Buffer.from(await again.arrayBuffer())).toEqual(photo)
  expect(again.headers.get('etag')).toBe('"v1"')
  expect((await get('/files/a/320.webp', { 'if-none-match': '"v1"' })).status).toBe(304)
  expect(asked).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5 * 60_000)
  await get('/files/a/320.webp')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('tells nobody the id of the request that fetched it', async () => {
  asked.mockReturnValue({ ...immutable, 'x-request-id': 'a'.repeat(32) })
  for (const _ of [1, 2]) expect((await get('/files/e/1.webp')).headers.get('x-request-id')).toBe(null)
  expect(asked).toHaveBeenCalledTimes(1)
})

it.each([
  ['what may change', '/files/b/1.webp', { ...immutable, 'cache-control': 'no-store' }, {}],
  ['what is no picture', '/files/b/2.pdf', { ...immutable, 'content-type': 'application/pdf' }, {}],
  ['what is no file', '/og/b', immutable, {}],
  ['a part', '/files/b/3.webp', immutable, { range: 'bytes=0-2' }],
  ['what a parameter makes another address', '/files/b/4.webp?once', immutable, {}],
])('does not keep %s', async (_, path, headers, request) => {
  asked.mockReturnValue(headers)
  await get(path, request)
  await get(path, request)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('keeps a photo whose length nobody has said, as Next leaves it out', async () => {
  const { 'content-length': _, ...unsaid } = immutable
  asked.mockReturnValue(unsaid)
  await get('/files/c/1.webp')
  const again = await get('/files/c/1.webp')
  expect(again.headers.get('content-length')).toBe(String(photo.length))
  expect(asked).toHaveBeenCalledTimes(1)
})
