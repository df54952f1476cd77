import { beforeAll, expect, test } from 'vitest'
import { firstLanguage, languageCodes } from '@/contract/languages'
import { samePageIn } from '@/lib/language/path-in'
import { readPath } from '@/lib/language/read-path'
import { mantel } from './support/mantel'
import { newVisitor } from './support/visitor'

const get = (address: string) =>
  fetch(new URL(address, mantel.baseUrl), { headers: newVisitor(), redirect: 'manual' })

type Entry = { path: string; alternates: Record<string, string> }

async function entriesIn(sitemap: string): Promise<Entry[]> {
  const xml = await (await get(`/sitemaps/${sitemap}`)).text()
  return [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, url = '', rest = '']) => ({
    path: new URL(url).pathname,
    alternates: linksIn(rest),
  }))
}

const linksIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/gi)].map(
      ([, language = '', url = '']) => [language, new URL(url.replaceAll('&amp;', '&')).pathname],
    ),
  )

const expected = (path: string) => ({
  ...Object.fromEntries(languageCodes.map((language) => [language, samePageIn(language, path)])),
  'x-default': samePageIn(firstLanguage, path),
})

let entries: Entry[]
beforeAll(async () => {
  const [own, cities, restaurants] = await Promise.all(['web.xml', 'ciudades-1.xml', '1.xml'].map(entriesIn))
  entries = [...(own ?? []), ...(cities ?? []).slice(0, 70), ...(restaurants ?? []).slice(0, 70)]
})

test('sitemaps name each page in every language, and each names all others', () => {
  const paths = new Set(entries.map(({ path }) => path))
  expect(paths.size).toBeGreaterThan(150)
  for (const { path, alternates } of entries) {
    expect(alternates).toEqual(expected(path))
    for (const other of Object.values(alternates)) expect(paths).toContain(other)
  }
})

test('every page of every language is there, in its language, and names itself in all', async () => {
  const wrong: object[] = []
  for (const { path } of entries) {
    const answer = await get(path)
    const html = await answer.text()
    const found = {
      path,
      status: answer.status,
      lang: html.match(/<html[^>]* lang="(\w+)"/)?.[1],
      canonical: new URL(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? 'x:').pathname,
      alternates: linksIn(html),
      opens: html.match(/<meta property="og:locale" content="(\w\w)_/)?.[1],
    }
    const { language } = readPath(path)
    const opens = found.opens && language
    const right = { path, status: 200, lang: language, canonical: path, alternates: expected(path), opens }
    if (JSON.stringify(found) !== JSON.stringify(right)) wrong.push(found)
  }
  expect(wrong).toEqual([])
})

test.each(languageCodes)('an unknown address of %s has a page in it', async (language) => {
  const answer = await get(samePageIn(language, '/no-such-page'))
  expect(answer.status).toBe(404)
  expect((await answer.text()).match(/<html[^>]* lang="(\w+)"/)?.[1]).toBe(language)
})

test('former addresses lead to the new ones for good, and Castilian has no prefix', async () => {
  const profile = entries.find(({ path }) => path.startsWith('/restaurant/profile/'))?.path
  const moved = [
    [`${profile}/2026-11-23/en`, `/en${profile}/2026-11-23`],
    ['/es', '/'],
    ['/es/faqs', '/faqs'],
    ['/es/menu-del-dia/madrid', '/menu-del-dia/madrid'],
  ]
  for (const [from = '', to] of moved) {
    const answer = await get(from)
    expect([
      from,
      answer.status,
      new URL(answer.headers.get('location') ?? '', mantel.baseUrl).pathname,
    ]).toEqual([from, 308, to])
  }
})

test('nothing redirects by the language of the browser', async () => {
  for (const path of ['/', '/en', '/faqs', '/de/restaurant/search/menu']) {
    const headers = { ...newVisitor(), 'accept-language': 'ca,en;q=0.5' }
    const answer = await fetch(mantel.baseUrl + path, { headers, redirect: 'manual' })
    expect([path, answer.status]).toEqual([path, 200])
  }
})

test('what others ask for changes no page of a language', async () => {
  const odd: Record<string, string>[] = [
    { 'accept-language': 'de' },
    { cookie: 'NEXT_LOCALE=de' },
    { 'x-next-intl-locale': 'de', 'x-middleware-rewrite': '/de/faqs' },
    { 'x-invoke-path': '/de/faqs', 'x-matched-path': '/de/faqs' },
    { referer: `${mantel.baseUrl}/de/faqs` },
    { rsc: '1' },
  ]
  for (const headers of odd)
    for (const path of ['/ca/faqs', '/faqs', '/en/restaurant/search/menu?q=sopa'])
      await fetch(mantel.baseUrl + path, { headers: { ...newVisitor(), ...headers } })
  const languages = ['/ca/faqs', '/faqs', '/en/restaurant/search/menu?q=sopa'].map(
    async (path) => (await (await get(path)).text()).match(/<html[^>]* lang="(\w+)"/)?.[1],
  )
  expect(await Promise.all(languages)).toEqual(['ca', 'es', 'en'])
})
