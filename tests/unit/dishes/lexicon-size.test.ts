import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lexicon } from '@/server/text/dishes/read-lexicon'
import { understandDish } from '@/server/text/dishes/understand-dish'

const folder = 'server/text/dishes/lexicon'
const limit = 300 * 1024

test('the lexicon has at most 300 KB', () => {
  const bytes = readdirSync(folder).map((file) => statSync(`${folder}/${file}`).size)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(limit)
})

test('each cell that is left empty is made by the grammar', () => {
  expect(understandDish('lomo de ciervo').read).not.toBeNull()
  const names = [...lexicon.es.nouns.values()].filter(({ noun }) => !noun.forms.en || !noun.forms.de)
  expect(names.map(({ noun }) => noun.forms.es?.singular)).toEqual([])
})
