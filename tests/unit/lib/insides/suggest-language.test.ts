import { afterEach, expect, test, vi } from 'vitest'
import { suggestLanguage } from '@/lib/insides/page/suggest-language'

afterEach(() => vi.unstubAllGlobals())

/** The mark of a page in `lang`, in a browser with these languages. */
function markOf(lang: string, languages: string[], answered: string | null = null) {
  const marks: Record<string, string> = {}
  const setAttribute = (name: string, value: string) => Object.assign(marks, { [name]: value })
  vi.stubGlobal('document', { documentElement: { lang, setAttribute } })
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('localStorage', { getItem: () => answered })
  suggestLanguage('flag', 'data-x', 'es ca en')
  return marks['data-x']
}

test.each([
  ['es', ['en-GB', 'es'], 'en'],
  ['en', ['ca'], 'ca'],
  ['en', ['es-MX'], 'es'],
  ['es', ['es-ES', 'en'], undefined],
  ['es', ['it', 'en'], 'en'],
  ['es', ['it', 'es', 'en'], undefined],
  ['es', ['it'], undefined],
  ['es', ['euskara-x', 'gsw'], undefined],
  ['es', [], undefined],
])('a page in %s for %j', (lang, languages, mark) => expect(markOf(lang, languages)).toBe(mark))

test('whoever has answered is not asked again', () => expect(markOf('es', ['en'], 'yes')).toBeUndefined())
