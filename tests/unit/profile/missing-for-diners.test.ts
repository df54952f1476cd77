import { expect, it } from 'vitest'
import { missingForDiners, profileNeedsOf } from '@/contract/rules/profile/missing-for-diners'

it.each([
  [{ name: 'Casa Lola', lat: 40, verification: 'pending' }, []],
  [{ name: '', lat: 40, verification: 'pending' }, ['name']],
  [{ name: '', lat: null, verification: 'verified' }, ['name', 'address']],
  [{ name: 'Casa Lola', lat: 0, verification: 'rejected' }, ['approval']],
])('a profile %j needs %j', (profile, needs) => {
  expect(profileNeedsOf(profile)).toEqual(needs)
})

it('asks for a verified address too', () => {
  const restaurant = { missing: profileNeedsOf({ name: 'Casa Lola', lat: null, verification: 'pending' }) }
  expect(missingForDiners({ emailVerified: false, restaurant })).toEqual(['address', 'email'])
  expect(missingForDiners({ emailVerified: true, restaurant: { missing: [] } })).toEqual([])
})
