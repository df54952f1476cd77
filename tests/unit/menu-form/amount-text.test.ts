import { expect, it } from 'vitest'
import { amountText, readAmount } from '@/components/menu/amount-text'

it.each([
  ['12,50', 12.5],
  ['12.5', 12.5],
  [' 12 € ', 12],
  ['11,90 euros', 11.9],
  ['1.200', 1200],
  ['1.200,50 €', 1200.5],
  ['0', 0],
  ['-3', -3],
  ['', null],
  ['  ', null],
  ['€', null],
  ['doce', undefined],
  ['12,505', undefined],
  ['12-15', undefined],
  ['1e3', undefined],
])('reads %j as %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

it.each([12, 12.5, 0, 1200, 9.05])('writes %j so that it is read again', (amount) => {
  expect(readAmount(amountText(amount))).toBe(amount)
})

it('writes nothing for no amount', () => {
  expect(amountText(null)).toBe('')
})
