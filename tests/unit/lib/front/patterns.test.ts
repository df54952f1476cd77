import { expect, test } from 'vitest'
import { createPatterns } from '@/lib/front/patterns'

const patternOf = createPatterns([
  '/',
  '/faqs',
  '/restaurant/profile/[slug]',
  '/restaurant/profile/[slug]/[date]',
  '/restaurant/profile/[slug]/rss.xml',
  '/restaurant/search/[tab]/[state]',
  '/menu-del-dia/[[...path]]',
  '/files/[...path]',
  '/[language]/que-es-el-menu-del-dia',
  '/[locale]/contacta',
])

test.each([
  ['/', '/'],
  ['/faqs', '/faqs'],
  ['/faqs/', '/faqs'],
  ['/restaurant/profile/casa-pepe-x1', '/restaurant/profile/[slug]'],
  ['/restaurant/profile/casa-pepe-x1/2026-11-24', '/restaurant/profile/[slug]/[date]'],
  ['/restaurant/profile/casa-pepe-x1/rss.xml', '/restaurant/profile/[slug]/rss.xml'],
  ['/restaurant/search', '/restaurant/search/[[...path]]'],
  ['/restaurant/search/menus', '/restaurant/search/[[...path]]'],
  ['/menu-del-dia', '/menu-del-dia/[[...path]]'],
  ['/menu-del-dia/madrid/sol', '/menu-del-dia/[[...path]]'],
  ['/files/abc/480.webp', '/files/[...path]'],
  ['/en/que-es-el-menu-del-dia', '/[language]/que-es-el-menu-del-dia'],
  ['/contacta', '/contacta'],
  ['/ca/contacta', '/contacta'],
  ['/_next/static/chunks/a.js', 'built-file'],
  ['/sw.js', 'public-file'],
  ['/wp-admin/setup', 'other'],
])('%s is counted as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})

test('whatever is asked, the labels are few', () => {
  const known = new Set<string>()
  for (let at = 0; at < 3_000; at += 1)
    known.add(
      patternOf(['', 'files', 'restaurant', `a${at}`, 'profile'].slice(at % 3, 2 + (at % 4)).join('/')),
    )
  expect(known.size).toBeLessThan(12)
})
