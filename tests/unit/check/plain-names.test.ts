import { expect, test } from 'vitest'
import { checkHouseRules } from '@/scripts/check/house-rules.mjs'
import { tree } from './tree'

test.each([
  'const said = answer.text',
  'const { reply: told } = answer',
  'const [many, ...few] = list',
  'function heard(text: string) { return text }',
  'export const labelOf = (of: string) => of',
  'type Said = { text: string }',
  'const [meant = null] = list',
  'const query = sql`select word from unnest(words) as heard (word)`',
  'const query = sql`with ${ids}, told as (select 1) select * from told`',
])('%s is a riddle', (text) => {
  expect(checkHouseRules(tree({ 'lib/name.ts': text }))).toContainEqual(
    expect.stringContaining('says nothing'),
  )
})

test.each([
  ['lib/name.ts', 'const query = sql`with offers as (select said from texts) select offer as price`'],
  ['lib/name.ts', 'const text = print`as told (by others)`'],
  ['lib/name.ts', 'PDFName.of(name)'],
  ['lib/name.ts', 'const texts = { one, many }'],
  ['tests/unit/name.test.ts', 'const said = answer.text'],
])('%s: %s is in order', (file, text) => {
  expect(checkHouseRules(tree({ [file]: text }))).toEqual([])
})
