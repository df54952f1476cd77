import { expect, test } from 'vitest'
import { regionOf } from '@/contract/rules/place/region'
import { cities } from '@/server/db/seed/data/cities'

test.each([
  ['Madrid', 'MD'],
  ['Comunidad de Madrid', 'MD'],
  ['Valencia/València', 'VC'],
  ['València', 'VC'],
  ['Alacant', 'VC'],
  ['Comunitat Valenciana', 'VC'],
  ['ARABA/ÁLAVA', 'PV'],
  ['Vizcaya', 'PV'],
  ['Santa Cruz de Tenerife', 'CN'],
  ['Las Palmas', 'CN'],
  ['Castilla-La Mancha', 'CM'],
  ['Castilla y León', 'CL'],
  ['A Coruña', 'GA'],
  ['Illes Balears', 'IB'],
  ['La Rioja', 'RI'],
  ['Navarra', 'NC'],
  ['Región de Murcia', 'MC'],
  ['Asturias', 'AS'],
  ['Ceuta', 'CE'],
])('%s is in %s', (state, region) => {
  expect(regionOf({ state, postcode: '' })).toBe(region)
})

test('the postcode says it where nothing else does', () => {
  expect(regionOf({ state: '', postcode: '08015' })).toBe('CT')
  expect(regionOf({ state: 'Narnia', postcode: ' 48001 ' })).toBe('PV')
  expect(regionOf({ state: '', postcode: '' })).toBeNull()
  expect(regionOf({ state: '', postcode: '99999' })).toBeNull()
})

test('every postcode of Spain is somewhere, each province once', () => {
  const numbers = Array.from({ length: 52 }, (_, index) => String(index + 1).padStart(2, '0'))
  for (const number of numbers)
    expect(regionOf({ state: '', postcode: `${number}001` }), number).not.toBeNull()
})

test('the demo restaurants are all somewhere', () => {
  for (const { state, name } of cities) expect(regionOf({ state, postcode: '' }), name).not.toBeNull()
})
