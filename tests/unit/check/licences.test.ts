import { expect, test } from 'vitest'
import { checkLicences } from '@/scripts/check/licences.mjs'
import { licencesPage } from '@/scripts/licences/page.mjs'
import { tree } from './tree'

const credits = { fonts: [], data: [], photos: [] }
const files = (packages: object) => ({
  'package-lock.json': JSON.stringify({ packages: { '': { license: 'MIT' }, ...packages } }),
  'public/credits.json': JSON.stringify(credits),
})
const stale = 'docs/licences.md is older than the lock: npm run licences'

test.each([
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['MIT AND AGPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['ISC', true],
])('a package under %s', (license, isFine) => {
  const root = tree(files({ 'node_modules/a': { license } }))
  const problem = `a: licence ${license} is not in scripts/licences/allowed.mjs`
  expect(checkLicences(root)).toEqual(isFine ? [stale] : [problem, stale])
})

test('a package that names no licence', () => {
  expect(checkLicences(tree(files({ 'node_modules/a': {} })))).toContain(
    'a: licence unknown is not in scripts/licences/allowed.mjs',
  )
})

test('a build for one platform is under the licence of what it is part of', () => {
  const core = { license: 'GPL-3.0-only', optionalDependencies: { '@a/core-darwin-arm64': '1.0.0' } }
  const root = tree(files({ 'node_modules/@a/core': core, 'node_modules/@a/core-darwin-arm64': {} }))
  expect(checkLicences(root)).toContain(
    '@a/core-*: licence GPL-3.0-only is not in scripts/licences/allowed.mjs',
  )
})

test('a page as it should be', () => {
  const packages = { 'node_modules/a': { license: 'MIT' }, 'node_modules/b': { license: 'ISC', dev: true } }
  const page = licencesPage(tree(files(packages)))
  expect(page).toContain(
    '## Packages that Mantel is built from\n\n| licence |  | packages |\n| --- | --- | --- |\n| MIT | 1 | a |',
  )
  expect(page).toContain('| ISC | 1 | b |')
  expect(checkLicences(tree({ ...files(packages), 'docs/licences.md': page }))).toEqual([])
})
