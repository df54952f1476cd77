import { expect, it } from 'vitest'
import { ClientBudget } from '@/lib/front/limits/client-budget'
import { clientName } from '@/lib/front/limits/who-asks'

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

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, name) => {
  expect(clientName(address)).toBe(name)
})
