import { describe, expect, test } from 'vitest'
import type { NamedSite } from './site'

const pages = [
  '/',
  '/restaurant/search/menu',
  '/signin',
  '/faqs',
  '/nada',
  '/restaurant/profile/aaaaaaaaaaaa_x',
]
const others = [
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/api/session',
  '/api/nada',
  '/menu',
]

export function testHeaders(site: NamedSite) {
  describe.each([...pages, ...others])('%s', (path) => {
    test('is asked for by TLS alone, sniffed by nobody, and tells nobody where one came from', async () => {
      const { headers } = await site.ask(path)
      const [, age] =
        headers.get('strict-transport-security')?.match(/^max-age=(\d+); includeSubDomains/) ?? []
      expect(Number(age)).toBeGreaterThanOrEqual(31_536_000)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    })
  })

  test.each(pages)('%s runs nothing but our own, and is framed by nobody else', async (path) => {
    const policy = (await site.ask(path)).headers.get('content-security-policy') ?? ''
    for (const directive of ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'self'"])
      expect(policy).toContain(directive)
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe/)
  })

  test('the session is a cookie for this host, over TLS, out of reach of scripts and of other sites', async () => {
    const answer = await site.ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(site.mantel().demoOwner),
    })
    expect(answer.status).toBe(200)
    const session = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('__Host-mantel'))
    expect(session.length).toBeGreaterThan(0)
    for (const cookie of session)
      for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'])
        expect(cookie.toLowerCase()).toContain(part.toLowerCase())
    expect(JSON.stringify(await answer.json())).not.toContain('token')
  })
}
