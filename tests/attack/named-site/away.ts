import { beforeAll, describe, expect, test } from 'vitest'
import { builtRoutes } from '../support/built-routes'
import type { NamedSite } from './site'

export function testAway(site: NamedSite) {
  const get = (path: string, cookie = '') => site.ask(path, { headers: { cookie } })

  async function signedIn() {
    const answer = await site.ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(site.mantel().demoOwner),
    })
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0])
    return cookies.join('; ')
  }

  async function restaurantIds() {
    const text = await (await get('/sitemaps/1.xml')).text()
    // Once a language.
    return [...new Set([...text.matchAll(/profile\/([^_<]+)_/g)].map(([, id]) => id))]
  }

  test('what nobody sits in front of comes back by itself when the api does', async () => {
    const [seen, unseen] = await restaurantIds()
    for (const path of ['/widget', '/pantalla']) expect((await get(`${path}/${seen}`)).status).toBe(200)
    await site.api().fall()
    for (const path of ['/widget', '/pantalla']) {
      expect((await get(`${path}/${seen}`)).status).toBe(200)
      const answer = await get(`${path}/${unseen}`)
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('refresh'))).toBeGreaterThan(0)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      const page = await answer.text()
      expect(page).toMatch(/<html lang="es">.*<meta http-equiv="refresh" content="\d+">/s)
      // Within somebody else's page our own may not be opened in the frame.
      const links = [...page.matchAll(/<a [^>]*>/g)].map(([link]) => link)
      const home = '<a href="https://mantel.example/" target="_blank" rel="noopener">'
      expect(links).toEqual(path === '/widget' ? [home] : [])
    }
    await site.api().stand()
    for (const path of ['/widget', '/pantalla']) expect((await get(`${path}/${unseen}`)).status).toBe(200)
  })

  describe('an api that does not answer', () => {
    const examples: Record<string, string> = { '[date]': '2026-01-02', '[page]': '1.xml' }
    const filled = (route: string) =>
      route.replace(/\[+[^\]]+\]+/g, (place) => examples[place] ?? 'aaaaaaaaaaaa') || '/'
    const routes = builtRoutes().filter(([, route]) => !/^\/(_|dev\/mail)/.test(route))
    const paths = routes.map(([, route]) => filled(route))
    const ownerPages = routes.flatMap(([file, route]) =>
      /^\/\((owner|designer)\)\//.test(file) ? [filled(route)] : [],
    )
    let cookie: string

    beforeAll(async () => {
      cookie = await signedIn()
      for (const path of ['/menu', '/generateQR']) expect((await get(path, cookie)).status).toBe(200)
    })

    /** Whoever comes again has the page as it is. */
    async function expectLater(path: string) {
      const answer = await get(path, cookie)
      expect(answer.status, path).toBe(503)
      expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0)
      expect(answer.headers.get('cache-control'), path).toBe('no-store')
      const html = await answer.text()
      expect(html, path).toContain('<html lang="es"')
      expect(html, path).toContain('Se nos ha caído la bandeja')
    }

    test('is told from a page that is broken, on every page of an owner', async () => {
      await site.api().fall()
      for (const path of ownerPages) await expectLater(path)
      expect((await site.ask('/menu', { method: 'HEAD', headers: { cookie } })).status).toBe(503)
      await site.api().stand()
      for (const path of ['/menu', '/generateQR']) expect((await get(path, cookie)).status).toBe(200)
    }, 120_000)

    test('makes nothing else fail', async () => {
      await site.api().fall()
      const broken: string[] = []
      for (const path of paths) {
        const { status } = await get(path, cookie)
        if (status === 500 || status > 503) broken.push(`${status} ${path}`)
      }
      await site.api().stand()
      expect(broken).toEqual([])
    }, 120_000)

    test('is not waited for longer than a few seconds', async () => {
      site.api().stick(true)
      await Promise.all(['/menu', '/thirdWizard', '/generateQR', '/payment/success'].map(expectLater))
      site.api().stick(false)
      await expect.poll(async () => (await get('/menu', cookie)).status).toBe(200)
    }, 60_000)
  })

  test('where the site is https, browsers are told to stay there, and others may show what is made for them', async () => {
    const [id] = await restaurantIds()
    const home = (await get('/')).headers
    expect(home.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(home.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(home.get('cross-origin-resource-policy')).toBe('same-origin')
    for (const path of [`/widget/${id}`, `/og/${id}/0`, '/og.png'])
      expect((await get(path)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test('the mailbox of a site with a name is closed', async () => {
    expect((await get('/dev/mail')).status).toBe(404)
  })
}
