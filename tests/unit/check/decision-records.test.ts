import { expect, test } from 'vitest'
import { checkDecisionRecords } from '@/scripts/check/decision-records.mjs'
import { tree } from './tree'

const record = `# 0001. Ids are short

- Date: 2026-11-21, amended 2026-11-22
- Status: accepted

## Context

Ids stand in links.

## Decision

They have twelve characters.

## Consequence

They cannot be guessed.
`
const index = '# Decisions\n\n- [0001. Ids are short](0001-ids.md)\n'

const problemsOf = (files: Record<string, string>) =>
  checkDecisionRecords(
    tree(Object.fromEntries(Object.entries(files).map(([name, text]) => [`docs/decisions/${name}`, text]))),
  )

test('a whole record in the index is in order', () => {
  expect(problemsOf({ 'README.md': index, '0001-ids.md': record })).toEqual([])
})

test('a record that took another’s place may say so', () => {
  const old = record.replace('Status: accepted', 'Status: superseded by [0002](0002-uuids.md)')
  const files = { '0001-ids.md': old, '0002-uuids.md': record.replace('0001. Ids', '0002. Ids') }
  expect(problemsOf({ ...files, 'README.md': `${index}- [0002. Ids are short](0002-uuids.md)\n` })).toEqual(
    [],
  )
})

test.each([
  ['a date', record.replace(/- Date.*\n/, ''), 'no «- Date'],
  ['a status', record.replace('accepted', 'maybe'), 'no status'],
  ['a number in the title', record.replace('# 0001. ', '# '), 'begins with «# 0001. Title»'],
  ['a context', record.replace('Ids stand in links.', ''), 'nothing under «Context»'],
  ['a decision', record.replace('## Decision\n', ''), 'nothing under «Decision»'],
  ['a consequence', record.replace('They cannot be guessed.', '–'), 'nothing under «Consequence»'],
  [
    'more than a link',
    record.replace('They cannot be guessed.', '[Figures](../ids.md): `lib/ids.ts`.'),
    'Consequence',
  ],
])('a record without %s is caught', (_, text, problem) => {
  expect(problemsOf({ 'README.md': index, '0001-ids.md': text }).join()).toContain(problem)
})

test.each([
  ['a record that the index forgets', { 'README.md': '# Decisions\n', '0001-ids.md': record }, 'is not in'],
  [
    'another title there',
    { 'README.md': index.replace('short', 'long'), '0001-ids.md': record },
    'is not in',
  ],
  ['a line without a record', { 'README.md': index }, 'no record 0001-ids.md'],
  [
    'a name without a number',
    { 'README.md': index, 'ids.md': record, '0001-ids.md': record },
    'is called 0001',
  ],
  [
    'a number that is there twice',
    { 'README.md': index, '0001-ids.md': record, '0001-other.md': record },
    'number 0001 is there twice',
  ],
  ['no index', { '0001-ids.md': record }, 'README.md is missing'],
])('%s is caught', (_, files, problem) => {
  expect(problemsOf(files).join()).toContain(problem)
})
