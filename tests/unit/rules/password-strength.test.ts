import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passwordStrength } from '@/contract/rules/account/password-strength'

describe('how hard a password is to guess', () => {
  test.each([
    ['', 'short'],
    ['Ab1!xyz', 'short'],
    ['aaaaaaaaaaaa', 'weak'],
    ['12345678', 'weak'],
    ['abababababab', 'weak'],
    ['salmorejo', 'weak'],
    ['salmorejo92', 'fair'],
    ['una paella el domingo', 'strong'],
    ['Tr3s-cañas_y-una-tapa', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  test('anything below eight characters is short, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) => {
        expect(passwordStrength(password) === 'short').toBe([...password].length < 8)
      }),
    )
  })
})
