import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstLanguage, languageCodes } from '@/contract/languages'

test.each(languageCodes.filter((one) => one !== firstLanguage))(
  'an address that shows how to write one has no Castilian words in %s',
  (language) => {
    expect(readFileSync(`messages/${language}.json`, 'utf8')).not.toMatch(/nombre@|ejemplo\.es|turestaurante/)
  },
)
