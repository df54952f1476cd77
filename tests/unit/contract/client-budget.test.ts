import { expect, it } from 'vitest'
import { ClientBudget } from '@/contract/client-budget'

it('is spent, comes back with time, and is each client’s own', () => {
  const budget = new ClientBudget({ most: 2, perSecond: 0.5 })
  for (const _ of [1, 2]) {
    expect(budget.wait('a', 0)).toBe(0)
    budget.spend('a', 0)
  }
  expect(budget.wait('a', 0)).toBe(2)
  expect(budget.wait('b', 0)).toBe(0)
  expect(budget.wait('a', 1000)).toBe(1)
  expect(budget.wait('a', 2000)).toBe(0)
  expect(budget.wait('a', 3_600_000)).toBe(0)
})

it('has debts when more was spent than there was', () => {
  const budget = new ClientBudget({ most: 100, perSecond: 50 })
  budget.spend('a', 0, 150)
  expect(budget.left('a', 0)).toBe(-50)
  expect(budget.wait('a', 0)).toBeCloseTo(1.02)
  expect(budget.wait('a', 1020)).toBe(0)
})

it('loses nothing to a clock that is set back', () => {
  const budget = new ClientBudget({ most: 100, perSecond: 50 })
  budget.spend('a', 3_600_000, 10)
  expect(budget.left('a', 0)).toBe(90)
})
