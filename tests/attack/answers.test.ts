import { describe, expect, test } from 'vitest'
import { askedAs } from './support/ask-raw'
import { mantel } from './support/mantel'

const isEnvelope = (body: string) => body.includes('"success":false') && body.includes('"requestId"')
const isSpanishPage = (body: string) => body.includes('<html lang="es"')

describe('says what it does not answer', () => {
  test.each([
    ['GET', '/%', 400],
    ['GET', '/%c0%ae', 400],
    ['GET', '/restaurant/profile/%ff', 400],
    ['GET', '/fonts/../restaurant/search/menu?q=rodeo', 400],
    ['GET', '/_next/static/%2e%2e/%2E%2e/faqs', 400],
    ['POST', '/files/../widget/x', 400],
    ['GET', '/faqs#x', 400],
    ['OPTIONS', '*', 400],
    ['GET', 'http://evil.example/', 400],
    ['TRACE', '/', 405],
    ['OPTIONS', '/', 405],
    ['POST', '/', 405],
    ['POST', '/signin', 405],
    ['DELETE', '/nada', 405],
    ['POST', '/widget/x', 405],
    ['POST', '/og/x/y', 405],
    ['PUT', '/files/x', 405],
    ['GET', '/pantalla/x/y', 404],
    ['GET', '/bench', 404],
    ['GET', '/bench/desnuda', 404],
  ])('%s %s to a person: %i', async (method, path, status) => {
    const answer = await askedAs(method, path)
    expect(answer.status).toBe(status)
    expect(answer.head.toLowerCase()).toContain('text/html; charset=utf-8')
    if (!answer.head.includes('chunked')) expect(isSpanishPage(answer.body)).toBe(true)
  })

  test.each([
    ['GET', '/api/nada', 404],
    ['GET', '/api', 404],
    ['GET', '/api/%ff', 400],
    ['TRACE', '/api/account', 404],
    ['PROPFIND', '/api/account', 404],
    ['PUT', '/api/account', 404],
    ['GET', '/api/auth/login', 404],
    ['POST', '/api/session', 404],
  ])('%s %s to a program: %i', async (method, path, status) => {
    const answer = await askedAs(method, path)
    expect(answer.status).toBe(status)
    expect(answer.head.toLowerCase()).toContain('content-type: application/json')
    expect(isEnvelope(answer.body)).toBe(true)
  })

  test.each(['/og/x/y', '/og/%20/y', '/og/aaaaaaaaaaaa/1'])('%s is no card', async (path) => {
    expect((await askedAs('GET', path)).status).toBe(404)
  })

  test('no pictures are made smaller for anybody', async () => {
    for (const query of ['', '?url=%2Ficon.svg&w=64&q=75', '?url=%2Fog.png&w=640&q=75'])
      expect((await askedAs('GET', `/_next/image${query}`)).status).toBe(404)
  })
})

test.each(['/api/polls/xk2jvkjj6f0d/votes', '/api/auth/login', '/api/auth/register', '/api/contact'])(
  'lists in each other ten thousands deep are no body of %s',
  async (path) => {
    const headers = { 'content-type': 'application/json', origin: new URL(mantel.baseUrl).origin }
    const deep = '['.repeat(30_000) + ']'.repeat(30_000)
    const { status, body } = await askedAs('POST', path, headers, `{"restaurantId":${deep}}`)
    expect([400, 404]).toContain(status)
    expect(isEnvelope(body)).toBe(true)
  },
)

test('the mailbox is for who sits at this machine', async () => {
  expect((await askedAs('GET', '/dev/mail', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(200)
  for (const path of ['/dev/mail', '/dev/mail/x', '/dev/mail/x/html'])
    expect((await askedAs('GET', path, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
})

test('who comes by another scheme comes from elsewhere', async () => {
  const headers = { 'content-type': 'application/json' }
  const login = (origin: string) => askedAs('POST', '/api/auth/login', { ...headers, origin }, '{}')
  expect((await login(`https://localhost`)).body).toContain('foreign-origin')
})
