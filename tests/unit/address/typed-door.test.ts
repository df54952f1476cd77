import { expect, test } from 'vitest'
import { typedDoor } from '@/components/ui/address/host-places'

test.each([
  ['Calle Ponzano 12, Madrid', {}, true, { street: 'Calle Ponzano', house: '12' }],
  ['calle Mayor, 5 bis Getafe', {}, true, { street: 'calle Mayor', house: '5' }],
  ['Plaza Mayor nº 3 Trujillo', {}, true, { street: 'Plaza Mayor', house: '3' }],
  ['Calle Ponzano, Madrid', {}, true, { street: 'Calle Ponzano' }],
  ['calle alcala 30', { street: 'Calle Alcala' }, false, { house: '30' }],
  ['calle alcala 30', { street: 'Calle Alcala', house: '30' }, false, {}],
  ['28013', {}, false, {}],
  ['28013 Madrid', {}, false, {}],
  ['Getafe', {}, false, {}],
])('«%s» keeps its door', (typed, found, isStreetUnknown, door) => {
  expect(typedDoor(typed, found, isStreetUnknown)).toEqual(door)
})
