import { expect, test } from 'vitest'
import { withoutDoor } from '@/contract/rules/place/door'

const found = (typed: string) => {
  const { before, after, door } = withoutDoor(typed)
  return [before, door, after]
}

test.each([
  ['calle Atocha 30', 'calle Atocha', '30', ''],
  ['Calle de Atocha, 30, Madrid', 'Calle de Atocha', '30', ', Madrid'],
  ['Calle de Atocha nº 30, 28012 Madrid', 'Calle de Atocha', '30', ', 28012 Madrid'],
  ['Calle de Atocha n.º 30', 'Calle de Atocha', '30', ''],
  ['Calle de Atocha núm. 30', 'Calle de Atocha', '30', ''],
  ['Gran Vía 12, 3º B', 'Gran Vía', '12, 3º B', ''],
  ['Gran Vía 12 3ºB Madrid', 'Gran Vía', '12 3ºB', ' Madrid'],
  ['Gran Vía 12 3 B', 'Gran Vía', '12 3 B', ''],
  ['Gran Vía 12, bajo izquierda, Madrid', 'Gran Vía', '12, bajo izquierda', ', Madrid'],
  ['Gran Vía, 12, esc. A, 3º izda., Madrid', 'Gran Vía', '12, esc. A, 3º izda.', ', Madrid'],
  ['Gran Vía 12, piso 3, puerta B', 'Gran Vía', '12, piso 3, puerta B', ''],
  ['paseo de gracia 43 1º 2ª', 'paseo de gracia', '43 1º 2ª', ''],
  ['Gran Vía 12-14', 'Gran Vía', '12-14', ''],
  ['Gran Vía 12 bis', 'Gran Vía', '12 bis', ''],
  ['Gran Vía 12A', 'Gran Vía', '12A', ''],
  ['gran via 32 a barcelona', 'gran via', '32', ' a barcelona'],
  ['30 calle Atocha', 'calle Atocha', '30', ''],
  ['Carretera de Burgos km 12, Alcobendas', 'Carretera de Burgos', 'km 12', ', Alcobendas'],
  ['Gran Vía s/n, Bilbao', 'Gran Vía', '', ', Bilbao'],
  ['Calle 8 de Marzo 5, Getafe', 'Calle 8 de Marzo', '5', ', Getafe'],
])('«%s» has a number', (typed, before, door, after) => {
  expect(found(typed)).toEqual([before, door, after])
})

test.each([
  ['28012'],
  ['28012 Madrid'],
  ['Madrid 28012'],
  ['calle 13'],
  ['distrito 5 Barcelona'],
  ['calle del 2 de mayo'],
  ['plaza Dos de Mayo'],
  ['13'],
  ['Bajo Aragón'],
  ["Portal de l'Àngel"],
  ['estadio'],
])('«%s» has none', (typed) => {
  expect(found(typed)).toEqual([typed, '', ''])
})
