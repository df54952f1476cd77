import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isOff, isPlainList, switches } from '@/contract/plain.mjs'

it('is off by its name, among others or by «all», and on otherwise', () => {
  expect(['page-cache', 'manifests, page-cache', 'all'].map((said) => isOff(said, 'page-cache'))).toEqual([
    true,
    true,
    true,
  ])
  expect([undefined, '', 'manifests'].map((said) => isOff(said, 'page-cache'))).toEqual([false, false, false])
})

it('refuses a name that nothing has', () => {
  expect(['', 'all', 'manifests,kept-plans'].map(isPlainList)).toEqual([true, true, true])
  expect(['page-cash', 'all,x'].map(isPlainList)).toEqual([false, false])
})

it.each(switches)('%s has its row in docs/insides.md, and a reader', (name) => {
  expect(readFileSync('docs/insides.md', 'utf8')).toMatch(new RegExp(`^\\| .*\`${name}\``, 'm'))
})
