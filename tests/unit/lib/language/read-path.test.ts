import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { insidePath, readPath, wordless } from '@/lib/language/read-path'

test.each([
  ['/', '/es'],
  ['/faqs', '/es/faqs'],
  [
    '/restaurant/profile/k00x7qm2vt9b_Casa_Lola/rss.xml',
    '/es/restaurant/profile/k00x7qm2vt9b_Casa_Lola/rss.xml',
  ],
  ['/apiario', '/es/apiario'],
  ['/avisos/confirmar', '/es/avisos/confirmar'],
  ['/avisos/un-clic', '/es/avisos/un-clic'],
  ['/eu/unsubscribe/one-click', '/eu/unsubscribe/one-click'],
  ['/api/session', '/api/session'],
  ['/_next/static/x.js', '/_next/static/x.js'],
  ['/xx/faqs', '/es/xx/faqs'],
])('%s is answered by %s', (address, folder) => expect(insidePath(address)).toBe(folder))

test('Castilian has no prefix, and no other code is a language', () => {
  for (const address of ['/', '/es/faqs', '/xx', '/e', '/esa', '/faqs?a=/en/b'])
    expect(readPath(address)).toEqual({ language: 'es', path: address })
})

/** By file names alone: `robots.ts` answers /robots.txt. */
const names = (folder: string) => readdirSync(folder).map((name) => name.replace(/^(robots)\.ts$/, '$1.txt'))

test('all that app/ and public/ answer outside the folder of languages is named', () => {
  const isNoAddress = /^(\[locale\]|styles|globals\.css|global-.*\.tsx|not-found\.tsx)$/
  const found = [...names('app'), ...names('public')].filter((name) => !isNoAddress.test(name))
  const starts = wordless.map((path) => path.split('/')[0])
  expect([...new Set(starts)].sort()).toEqual(['_next', ...found].sort())
})
