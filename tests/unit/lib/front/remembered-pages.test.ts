import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { livePages } from '@/lib/cache/live-pages'
import { answerFromMemory } from '@/lib/front/remembered-pages'
import { FinishedResponse } from '@/lib/front/response'
import { transportHeaders } from '@/lib/front/transport-headers'

const page = `<!doctype html>${'<p>Menú del día</p>'.repeat(100)}`
let rendered = 0

const server = createServer({ ServerResponse: FinishedResponse }, (request, response) => {
  const { url = '/' } = request
  for (const [name, value] of transportHeaders(url, 'https://mantel.example')) response.setHeader(name, value)
  if (answerFromMemory(request, response)) return
  rendered += 1
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 's-maxage=60')
  response.setHeader('x-nextjs-cache', 'HIT')
  response.setHeader('etag', '"of the page"')
  response.end(page)
})

beforeEach(async () => {
  rendered = 0
  const at = Date.now() - 1
  livePages.keep('"of the page"', { tags: [], at, until: at + 60_000 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

const ask = (encoding: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/pagina`, {
    headers: { 'accept-encoding': encoding },
  })

it('says of the transport what it always says, also to the first client that wants another encoding', async () => {
  for (const encoding of ['br', 'br', 'gzip', 'gzip', 'br']) {
    const { headers } = await ask(encoding)
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
  expect(rendered).toBe(2)
})
