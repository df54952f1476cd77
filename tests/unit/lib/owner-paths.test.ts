import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { firstLanguage, languageCodes } from '@/contract/languages'
import { ownerPages } from '@/e2e/support/owner-pages'
import { hasPage } from '@/lib/language/sides'
import { isOwnerPath, ownerPaths } from '@/lib/owner-paths'
import { config, middleware } from '@/middleware'

const pages = ownerPages()
const matchers = config.matcher.map((path) => new RegExp(`^${path.replace('/:path*', '(?:/.*)?')}$`))
const isMatched = (path: string) => matchers.some((matcher) => matcher.test(path))
const ask = (path: string, headers = {}) =>
  middleware(new NextRequest(`https://mantel.es${path}`, { headers }))

test('there are folders of owners to hold it to', () => expect(pages.length).toBeGreaterThan(20))

test.each(pages)('%s without a session leads to signing in, and back', (page) => {
  expect(isMatched(page)).toBe(true)
  const target = new URL(ask(`${page}?dia=2026-11-25`).headers.get('location') ?? '')
  expect(target.pathname).toBe('/signin')
  expect(target.searchParams.get('next')).toBe(`${page}?dia=2026-11-25`)
})

test.each(ownerPaths)('%s begins the address of a page', (path) => {
  expect(pages.some((page) => page === path || page.startsWith(`${path}/`))).toBe(true)
})

const inLanguages = /^\/\(([a-z|]{2,})\)(?=\/)/
const isOfLanguages = (path: string) => /^\/\(ca\|/.test(path)

test('the matcher names each of them, search, and nothing else', () => {
  const own = config.matcher.filter((path) => !isOfLanguages(path))
  const named = own.flatMap((path) => {
    const [, names] = path.match(/^\/\((.+)\)\/:path\*$/) ?? []
    return names ? names.split('|').map((name) => `/${name}`) : path.replace('/:path*', '')
  })
  expect(named.sort()).toEqual([...ownerPaths, '/restaurant/search'].sort())
})

test('the matcher names the same in every language that has the page', () => {
  const others = config.matcher.filter(isOfLanguages)
  expect(others.map((path) => path.replace(inLanguages, '')).sort()).toEqual(
    config.matcher.filter((path) => !isOfLanguages(path)).sort(),
  )
  for (const path of others) {
    const [page = ''] = ['/restaurant/search', '/menu'].filter(
      (one) => path.includes('search') === one.includes('search'),
    )
    const expected = languageCodes.filter((one) => one !== firstLanguage && hasPage(one, page))
    expect(path.match(inLanguages)?.[1]).toBe(expected.join('|'))
  }
})

test('an owner’s page in a language leads to signing in in it, and back', () => {
  const target = new URL(ask('/ca/menu?dia=2026-11-25').headers.get('location') ?? '')
  expect(target.pathname).toBe('/ca/signin')
  expect(target.searchParams.get('next')).toBe('/ca/menu?dia=2026-11-25')
})

test.each(['/', '/menu-del-dia/madrid', '/restaurant/profile/k00x7qm2vt9b_Casa_Lola', '/chats', '/signin'])(
  '%s is everybody’s',
  (path) => {
    expect(isOwnerPath(path)).toBe(false)
    expect(isMatched(path)).toBe(false)
  },
)

test('whoever has a session goes on, and the page is told where it is', () => {
  const { headers } = ask('/chat?a=1', { cookie: 'mantel=sealed' })
  expect(headers.get('location')).toBeNull()
  expect(headers.get('x-middleware-request-x-mantel-path')).toBe('/chat?a=1')
})
