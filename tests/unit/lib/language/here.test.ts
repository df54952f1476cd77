import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { languageHere } from '@/lib/language/here'
import { inLanguage } from '@/lib/language/in-language'
import { languageOf } from '@/lib/language/of-request'

test('without a request the language is Castilian', () => expect(languageHere()).toBe('es'))

test('what a request begins keeps its language', async () => {
  const later = inLanguage('es', async () => {
    await wait(1)
    return languageHere()
  })
  expect(await later).toBe('es')
})

test.each([
  ['/faqs', undefined, 'es'],
  ['/api/session', 'http://localhost:3000/faqs', 'es'],
  ['/api/session', 'nonsense', 'es'],
  ['/api/session', undefined, 'es'],
])('%s from %s speaks %s', (url, referer, language) => {
  expect(languageOf({ url, headers: { referer } })).toBe(language)
})
