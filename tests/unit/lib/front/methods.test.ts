import { describe, expect, it } from 'vitest'
import { refusalOf } from '@/lib/front/methods'
import { routesOf } from '@/lib/front/routes'
import { dropInternalHeaders } from '@/lib/insides/headers'

const routes = routesOf({
  prerendered: {
    routes: { '/es/faqs': {}, '/robots.txt': {} },
    dynamicRoutes: { '/[locale]/widget/[id]': { routeRegex: '^/([^/]+?)/widget/([^/]+?)(?:/)?$' } },
  },
  addresses: {
    '/[locale]/(public)/faqs/page': '/[locale]/faqs',
    '/robots.txt/route': '/robots.txt',
    '/[locale]/widget/[id]/route': '/[locale]/widget/[id]',
    '/files/[...path]/route': '/files/[...path]',
    '/api/menus/[date]/route': '/api/menus/[date]',
    '/[locale]/(public)/unsubscribe/one-click/route': '/[locale]/unsubscribe/one-click',
  },
})

const status = (method: string, url: string) => refusalOf({ method, url }, routes)?.status

describe('refusalOf', () => {
  it.each(['/', '/faqs?a=%', '/widget/x', '/files/a/b.webp', '/api/menus/2026-01-01', '/nothing'])(
    'lets %s be read',
    (url) => {
      expect([status('GET', url), status('HEAD', url)]).toEqual([undefined, undefined])
    },
  )

  it.each([
    '/unsubscribe/one-click?sig=x',
    '/ca/unsubscribe/one-click?sig=x',
    '/api/menus/2026-01-01',
    '/api/menus/2026-01-01/',
  ])('lets letters to %s', (url) => {
    expect([status('POST', url), status('OPTIONS', url)]).toEqual([undefined, undefined])
  })

  it.each(['/', '/faqs', '/widget/x', '/widget/x/', '/w%69dget/x', '/robots.txt', '/nothing'])(
    'takes no letters at %s',
    (url) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
        expect(status(method, url)).toBe(405)
    },
  )

  it('answers under /api as the api does', () => {
    expect(refusalOf({ method: 'TRACE', url: '/api/menus/x' }, routes)).toMatchObject({
      status: 404,
      reason: 'wrong-method',
    })
    expect(refusalOf({ method: 'GET', url: '/api/nothing' }, routes)).toMatchObject({
      status: 404,
      reason: 'no-such-endpoint',
    })
  })

  it.each([
    '/fonts/../restaurant/search/menu?q=x',
    '/_next/static/%2e%2e/%2E%2e/faqs',
    '/files/../widget/x',
    '/files/.%2E/sitemaps/1.xml',
    '/faqs/.',
    '/faqs#x',
    '/faqs?a=1#x',
    '\\\\faqs',
    '/files\\..\\faqs',
  ])('refuses %s, which Next would take for another address', (url) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) expect(status(method, url)).toBe(400)
  })

  it.each(['/.well-known/assetlinks.json', '/a..b', '/...', '/faqs?next=/../x'])(
    'lets %s be asked for',
    (url) => {
      expect(status('GET', url)).toBeUndefined()
    },
  )

  it.each(['*', 'http://evil.example/', '/%', '/%c0%ae', ''])('finds no address in %s', (url) => {
    expect(status('OPTIONS', url)).toBe(400)
  })
})

it('drops what only parts of Next may say to each other', () => {
  const headers = {
    'x-middleware-subrequest': 'x',
    'x-invoke-path': 'x',
    'x-prerender-revalidate': 'x',
    'x-matched-path': 'x',
    'x-forwarded-host': 'x',
    'x-mantel-path': 'x',
    'next-action': 'x',
    'x-forwarded-for': '203.0.113.9',
    'next-router-prefetch': '1',
    rsc: '1',
  }
  dropInternalHeaders({ headers })
  expect(Object.keys(headers)).toEqual(['x-forwarded-for', 'next-router-prefetch', 'rsc'])
})
