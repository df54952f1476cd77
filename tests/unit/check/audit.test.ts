import { expect, test } from 'vitest'
import { advisoriesOf } from '@/scripts/audit/registry.mjs'
import { checkAudit } from '@/scripts/check/audit.mjs'
import { tree } from './tree'

const hole = { package: 'hono', range: '<4.13.5', id: 'GHSA-1', severity: 'high', title: 'A hole' }
const acceptance = { package: 'hono', id: 'GHSA-1', why: 'Not reached here.' }

const check = (version: string, accepted: object[] = []) =>
  checkAudit(
    tree({
      'package-lock.json': JSON.stringify({
        packages: { '': { version: '0.1.0' }, 'node_modules/a/node_modules/hono': { version } },
      }),
      'scripts/audit/advisories.jsonl': `${JSON.stringify(hole)}\n`,
      'scripts/audit/accepted.jsonl': accepted.map((each) => JSON.stringify(each)).join('\n'),
    }),
  )

test('a lock with a version that has a known hole', () => {
  expect(check('4.13.4')).toEqual(['hono@4.13.4 (high): A hole, GHSA-1'])
})

test('the version that closed it', () => {
  expect(check('4.13.5')).toEqual([])
})

test('a hole that cannot be used here, and why', () => {
  expect(check('4.13.4', [acceptance])).toEqual([])
  expect(check('4.13.4', [{ ...acceptance, why: '' }])).toEqual(['hono GHSA-1 is accepted without a reason'])
})

test('an acceptance that outlived its hole', () => {
  expect(check('4.13.5', [acceptance])).toEqual([
    'hono GHSA-1 is accepted and not there: take its line out of scripts/audit/accepted.jsonl',
  ])
})

test('what a registry answers', () => {
  const via = { source: 1, name: 'dicer', title: 'Crash', url: 'https://github.com/advisories/GHSA-2' }
  const answer = {
    vulnerabilities: {
      busboy: { name: 'busboy', via: ['dicer'] },
      dicer: { name: 'dicer', via: [{ ...via, severity: 'high', range: '*' }] },
    },
  }
  expect(advisoriesOf(JSON.stringify(answer))).toEqual({
    advisories: [{ package: 'dicer', range: '*', id: 'GHSA-2', severity: 'high', title: 'Crash' }],
  })
})

test.each([
  ['{"message": "405 Method Not Allowed", "error": {}}', '405 Method Not Allowed'],
  ['<html>', 'no answer'],
  ['', 'no answer'],
])('a registry that says %s', (said, silence) => {
  expect(advisoriesOf(said)).toEqual({ silence })
})
