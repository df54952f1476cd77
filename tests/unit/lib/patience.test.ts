import { expect, it } from 'vitest'
import { register } from '@/contract/endpoints/accounts'
import { saveOwnMenu } from '@/contract/endpoints/own-menus'
import { sortRestaurants } from '@/contract/endpoints/search'
import { patience, patienceFor } from '@/lib/patience'

it('waits longer for a change than for a page, also where nobody is signed in yet', () => {
  expect(patienceFor(sortRestaurants)).toBe(patience.read)
  for (const change of [register, saveOwnMenu]) expect(patienceFor(change)).toBe(patience.change)
})
