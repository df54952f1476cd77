import { expect, it } from 'vitest'
import { wantedLanguage } from '@/lib/i18n/wanted-language'

it.each([
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['es-ES,es;q=0.9,en;q=0.8', 'es'],
  ['es;q=0.5, de-AT', 'de'],
  ['fr', 'fr'],
  ['ca-ES-valencia', 'ca'],
  ['en;q=0,de;q=0.1', 'de'],
  ['nl, en;q=0.8', 'en'],
  ['nl, de;q=0.4, en;q=0.8', 'en'],
  ['it-IT, pt;q=0.9', null],
  ['*', null],
  ['constructor', null],
  ['', null],
  [null, null],
  [';;;q=,=', null],
  ['<script>', null],
])('%s wants %s', (header, language) => expect(wantedLanguage(header)).toBe(language))

it('reads no more than a header of some length', () => {
  expect(wantedLanguage(`${'x,'.repeat(100_000)}en`)).toBe(null)
})
