import { describe, expect, it } from 'vitest'
import { collapse } from '@/contract/rules/menu/menu-size'

describe('collapse', () => {
  it.each([
    [[], [], []],
    [['a', 'b', 'c'], ['a', 'b', 'c'], []],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b'],
      ['c', 'd'],
    ],
  ])('%j', (items, shown, hidden) => {
    expect(collapse(items)).toEqual({ shown, hidden })
  })
})
