import { expect, test } from 'vitest'
import { isInRange, orderOfVersions } from '@/scripts/audit/holes.mjs'

test.each([
  ['4.13.4', '<4.13.5', true],
  ['4.13.5', '<4.13.5', false],
  ['4.9.0', '<4.13.5', true],
  ['10.0.0', '<9.1.0', false],
  ['4.1.392', '<=4.1.392', true],
  ['14.2.24', '>=13.0.0 <13.5.9 || >=14.0.0 <14.2.25', true],
  ['13.5.9', '>=13.0.0 <13.5.9 || >=14.0.0 <14.2.25', false],
  ['12.3.4', '>=13.0.0 <13.5.9 || >=14.0.0 <14.2.25', false],
  ['16.1.0-beta.2', '>=16.0.0-beta.0 <16.1.7', true],
  ['16.1.7-canary.3', '>=16.0.0-beta.0 <16.1.7', true],
  ['16.0.0-alpha.9', '>=16.0.0-beta.0 <16.1.7', false],
  ['1.2.3', '= 1.2.3', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '>= 1.2.0, < 1.3', true],
  ['7.0.0', '*', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected)
})

test('what is no range is said, not passed over', () => {
  expect(() => isInRange('1.0.0', '^1.0.0')).toThrow('«^1.0.0» is no bound of a version')
})

test('the order of versions', () => {
  const inOrder = [
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
  ]
  expect(inOrder.toReversed().toSorted(orderOfVersions)).toEqual(inOrder)
  expect(orderOfVersions('1.0.0+build', '1.0.0')).toBe(0)
})
