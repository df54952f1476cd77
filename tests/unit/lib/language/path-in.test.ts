import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstLanguage, languageCodes } from '@/contract/languages'
import { pathIn, samePageIn } from '@/lib/language/path-in'
import { readPath } from '@/lib/language/read-path'

test.each([
  ['en', '/', '/en'],
  ['en', '/?a=1', '/en?a=1'],
  ['ca', '/restaurant/search/menu?q=a&b=/x#mapa', '/ca/restaurant/search/menu?q=a&b=/x#mapa'],
  ['ca', '/menu', '/ca/menu'],
  ['es', '/faqs', '/faqs'],
  ['de', '/faqs#a', '/de/faqs#a'],
  ['de', '/menu?dia=2026-11-24', '/menu?dia=2026-11-24'],
  ['fr', '/signin', '/signin'],
  ['fr', '/menu-del-dia/madrid', '/fr/menu-del-dia/madrid'],
  ['en', '/de/faqs', '/de/faqs'],
  ['en', '/files/a.webp', '/files/a.webp'],
  ['en', '/api/session', '/api/session'],
  ['en', 'https://example.com/faqs', 'https://example.com/faqs'],
  ['en', '//example.com', '//example.com'],
  ['en', '#contenido', '#contenido'],
] as const)('in %s %s is %s', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address)
})

test('every address is read back as it was written', () => {
  for (const language of languageCodes)
    for (const path of ['/', '/faqs', '/menu-del-dia/madrid'])
      expect(readPath(pathIn(language, path))).toEqual({ language, path })
})

test('the same page in another language', () => {
  expect(samePageIn('es', '/en/faqs?a=1')).toBe('/faqs?a=1')
  expect(samePageIn('ca', '/en')).toBe('/ca')
})

/** Files that cannot import the list. */
test.each(['public/sw.js', 'middleware.ts'])('%s names the languages with a prefix', (file) => {
  const others = languageCodes.filter((one) => one !== firstLanguage).join('|')
  expect(readFileSync(file, 'utf8')).toContain(`(${others})`)
})

test('the line that suggests a language has a style in each', () => {
  const css = readFileSync('app/styles/utilities.css', 'utf8')
  for (const one of languageCodes)
    expect(css).toContain(`html[data-suggests="${one}"] .languages li:has([lang="${one}"])`)
})
