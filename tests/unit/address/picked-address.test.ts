import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickedAddress } from '@/contract/entities/place'
import {
  fromAddressFields,
  fullAddressOf,
  streetLine,
  toAddressFields,
} from '@/contract/rules/place/picked-address'

const mayor = {
  street: 'Calle Mayor',
  house: '5',
  apartment: '2.º B',
  city: 'Madrid',
  state: 'Madrid',
  postcode: '28013',
}

describe('an address in words', () => {
  it.each([
    [mayor, 'Calle Mayor, 5, 2.º B, 28013 Madrid'],
    [{ ...mayor, city: 'Alcorcón', apartment: '' }, 'Calle Mayor, 5, 28013 Alcorcón, Madrid'],
    [{ ...mayor, house: '', apartment: '', postcode: '' }, 'Calle Mayor, Madrid'],
    [{ ...mayor, street: ' ', house: '', apartment: '' }, '28013 Madrid'],
  ])('%o', (parts, said) => {
    expect(fullAddressOf(parts)).toBe(said)
  })

  it('has the street, the number and the flat in its first line', () => {
    expect(streetLine(mayor)).toBe('Calle Mayor, 5, 2.º B')
  })
})

describe('an address between the picker and what is saved', () => {
  it('has coordinates only when somebody knew them', () => {
    const picked = { ...mayor, lat: null, lng: null, mainArea: '', fullAddress: '', country: 'España' }
    expect(toAddressFields(picked)).toEqual({
      restaurantAddress: 'Calle Mayor, 5, 2.º B',
      city: 'Madrid',
      state: 'Madrid',
      country: 'España',
      postcode: '28013',
    })
    expect(toAddressFields({ ...picked, lat: 40.4, lng: -3.7 })).toMatchObject({ lat: 40.4, lon: -3.7 })
  })

  it('is nothing when there is nothing', () => {
    expect(fromAddressFields({})).toBeNull()
  })

  it.each([
    ['Calle Mayor, 5, 2.º B', ['Calle Mayor', '5', '2.º B']],
    ['Plaza Nueva, s/n', ['Plaza Nueva', 's/n', '']],
    ['Calle Mayor 5', ['Calle Mayor 5', '', '']],
    ['Calle Mayor,5', ['Calle Mayor,5', '', '']],
    ['Calle Mayor, esquina Sol', ['Calle Mayor, esquina Sol', '', '']],
  ])('comes apart: %s', (restaurantAddress, parts) => {
    const { street, house, apartment } = fromAddressFields({ restaurantAddress }) ?? {}
    expect([street, house, apartment]).toEqual(parts)
  })

  it('comes back as it was saved, however often', () => {
    // With nothing added, -0 stays -0, which is not how a place is kept.
    const asKept = (degrees: number) => Math.round(degrees * 1e7) / 1e7 + 0
    const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((one) => one.trim())
    const line = fc.oneof(text, fc.constantFrom('Calle Mayor, 5, 2.º B', 'A, 1,  x', 'A,  1', 'A, s/n,'))
    const fields = fc.record({
      ...{
        lat: fc.double({ min: 27, max: 43, noNaN: true }).map(asKept),
        lon: fc.double({ min: -18, max: 4, noNaN: true }).map(asKept),
      },
      ...{ restaurantAddress: line, city: text, state: text, postcode: text },
      country: fc.constant('España'),
    })
    fc.assert(
      fc.property(fields, (saved) => {
        const picked = pickedAddress.parse(fromAddressFields(saved))
        expect(toAddressFields(picked)).toEqual(saved)
      }),
    )
  })
})
