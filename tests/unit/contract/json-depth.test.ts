import { expect, it } from 'vitest'
import { isTooDeep } from '@/contract/json-depth'

const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

it.each([
  [nest(100), false],
  [nest(101), true],
  [`{"a": ${nest(60_000)}}`, true],
  [`{"a": "${'['.repeat(500)}"}`, false],
  [`{"a": "\\"${'{'.repeat(500)}"}`, false],
  [`[${'[],'.repeat(500)}1]`, false],
])('%.40s is too deep: %s', (json, expected) => {
  expect(isTooDeep(json)).toBe(expected)
})
