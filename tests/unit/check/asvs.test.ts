import { expect, test } from 'vitest'
import { checkAsvs } from '@/scripts/check/asvs.mjs'
import { tree } from './tree'

const asked = { id: '1.2.4', level: 1, asks: 'Queries are parameterised' }
const held = { state: 'holds', where: ['server/queries.ts'], tests: ['tests/queries.test.ts'] }

const check = (row: object) =>
  checkAsvs(
    tree({
      'scripts/asvs/requirements.jsonl': JSON.stringify({ ...asked, ...row }),
      'server/queries.ts': '',
      'tests/queries.test.ts': '',
      'docs/security.md': '',
    }),
  ).filter((problem) => problem.includes(' 1.2.4: '))

const problem = (text: string) => [`scripts/asvs/requirements.jsonl 1.2.4: ${text}`]

test.each([
  ['a blank', { state: '' }, 'nobody has said how it stands'],
  ['a requirement that holds nowhere', { ...held, where: [] }, 'where is missing'],
  ['one that no test holds', { ...held, tests: [] }, 'a test is missing'],
  ['one that is only written down', { ...held, where: ['docs/security.md'], tests: [] }, 'a test is missing'],
  ['a test that is gone', { ...held, tests: ['tests/gone.test.ts'] }, 'no file tests/gone.test.ts'],
  ['an empty place', { ...held, where: [''] }, 'no file '],
  ['an empty test', { ...held, tests: [' '] }, 'no file  '],
  ['one that asks nothing', { ...held, asks: '' }, 'nobody has said what it asks'],
  ['one that does not apply, and a reason of spaces', { state: 'not', why: ' ' }, 'a reason is missing'],
  ['one that does not apply, without a reason', { state: 'not', why: '' }, 'a reason is missing'],
  ['a risk accepted without a reason', { state: 'accepted', why: '' }, 'a reason is missing'],
])('%s', (_, row, text) => {
  expect(check(row)).toEqual(problem(text))
})

test.each([
  ['held and tested', held],
  ['not ours, and why', { state: 'operator', why: 'TLS ends in front of us.' }],
])('%s', (_, row) => {
  expect(check(row)).toEqual([])
})

test('requirements that got lost', () => {
  expect(
    checkAsvs(tree({ 'scripts/asvs/requirements.jsonl': JSON.stringify({ ...asked, ...held }) })),
  ).toEqual(
    expect.arrayContaining([
      'scripts/asvs/requirements.jsonl: 1 of 70 requirements of level 1',
      'scripts/asvs/requirements.jsonl: 0 of 183 requirements of level 2',
      'docs/security/asvs.md is older than its source: npm run asvs',
    ]),
  )
})
