import { expect, test } from 'vitest'
import { typedDoor } from '@/components/ui/address/host-places'

test.each([
  ['Calle Ponzano 12, Madrid', {}, true, { street: 'Calle Ponzano', house: '12' }],
  ['calle Mayor, 5 bis Getafe', {}, true, { street: 'calle Mayor', house: '5 bis' }],
  ['Plaza Mayor nº 3 Trujillo', {}, true, { street: 'Plaza Mayor', house: '3' }],
  ['Calle Ponzano, Madrid', {}, true, { street: 'Calle Ponzano' }],
  ['calle alcala 30', { street: 'Calle Alcala' }, false, { house: '30' }],
  ['calle alcala 30', { street: 'Calle Alcala', house: '30' }, false, {}],
  ['calle atocha 30, madrid', {}, false, { street: 'calle atocha', house: '30' }],
  ['atocha 30', { name: 'Calle de Atocha, Madrid' }, false, { street: 'Calle de Atocha', house: '30' }],
  [
    'Gran Vía 12, 3º B',
    { name: 'Gran Vía, Madrid' },
    false,
    { street: 'Gran Vía', house: '12', apartment: '3º B' },
  ],
  [
    'Gran Vía 12A bajo izquierda, Madrid',
    {},
    false,
    { street: 'Gran Vía', house: '12A', apartment: 'bajo izquierda' },
  ],
  [
    '30, calle Atocha, Madrid',
    { name: 'Calle de Atocha, Madrid' },
    false,
    { street: 'Calle de Atocha', house: '30' },
  ],
  ['calle Mayor s/n, Getafe', {}, true, { street: 'calle Mayor' }],
  ['Calle 8 de Marzo 5, Getafe', {}, true, { street: 'Calle 8 de Marzo', house: '5' }],
  ['Embajadores', { name: 'Embajadores, Madrid' }, false, {}],
  ['28013', {}, false, {}],
  ['28013 Madrid', {}, false, {}],
  ['Getafe', {}, false, {}],
])('«%s» keeps its door', (typed, found, isStreetUnknown, door) => {
  expect(typedDoor(typed, { name: 'Centro, Madrid', ...found }, isStreetUnknown)).toEqual(door)
})
