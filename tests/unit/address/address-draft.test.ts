import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AddressDraft,
  draftOf,
  lookedUp,
  mainAreaOf,
  pointedAt,
  problemsOf,
  toPicked,
  withPart,
} from '@/components/ui/address/address-draft'
import { pickedAddress } from '@/contract/entities/place'

const sol = {
  lat: 40.4169,
  lon: -3.7035,
  area: 'Sol, Madrid',
  city: 'Madrid',
  state: 'Madrid',
  postcode: '28012',
}
const triana = {
  lat: 37.38,
  lon: -6,
  area: 'Triana, Sevilla',
  city: 'Sevilla',
  state: 'Sevilla',
  postcode: '41010',
}

describe('an address that is being picked', () => {
  it('takes what a look-up knows and keeps the street it does not', () => {
    const draft = lookedUp(withPart(draftOf(null), 'street', 'Calle Mayor'), sol, true)
    expect(draft).toMatchObject({
      street: 'Calle Mayor',
      city: 'Madrid',
      position: { lat: 40.4169, lon: -3.7035 },
    })
  })

  it('leaves what was written by hand when the same place is moved a little', () => {
    const written = withPart(lookedUp(draftOf(null), sol, true), 'postcode', '28013')
    const moved = lookedUp(
      pointedAt(written, { lat: 40.418, lon: -3.704 }),
      { ...sol, postcode: '28004' },
      false,
    )
    expect(moved).toMatchObject({ postcode: '28013', position: { lat: 40.418, lon: -3.704 } })
  })

  it('begins anew with another place', () => {
    const written = withPart(lookedUp(draftOf(null), sol, true), 'postcode', '28013')
    expect(lookedUp(written, triana, true)).toMatchObject({ postcode: '41010', city: 'Sevilla', typed: [] })
  })

  it('leaves an old street behind in its city, and takes along one just written', () => {
    const old = { ...lookedUp(draftOf(null), sol, true), street: 'Calle Mayor', house: '5' }
    expect(lookedUp(old, { ...sol, area: 'Malasaña, Madrid' }, true)).toMatchObject({ street: 'Calle Mayor' })
    expect(lookedUp(old, triana, true)).toMatchObject({ street: '', house: '' })
    expect(lookedUp(withPart(old, 'house', '7'), triana, true)).toMatchObject({ street: '', house: '7' })
    expect(lookedUp(withPart(old, 'house', '7'), { ...triana, house: '1' }, true)).toMatchObject({
      house: '7',
    })
    expect(lookedUp(withPart(old, 'street', 'Calle Betis'), triana, true)).toMatchObject({
      street: 'Calle Betis',
    })
  })

  it('is called by its street, else its quarter, else its city', () => {
    const draft = lookedUp(draftOf(null), sol, true)
    expect(mainAreaOf(withPart(withPart(draft, 'street', 'Calle Mayor'), 'house', '5'))).toBe(
      'Calle Mayor, 5',
    )
    expect(mainAreaOf(draft)).toBe('Sol, Madrid')
    expect(mainAreaOf({ ...draft, area: '' })).toBe('Madrid')
  })

  it.each<[string, Partial<AddressDraft>, object]>([
    ['nothing', { street: '', city: ' ' }, { street: 'streetMissing', city: 'cityMissing' }],
    ['a short postcode', { postcode: '2801' }, { postcode: 'postcodeWrong' }],
    ['a postcode of no province', { postcode: '53001' }, { postcode: 'postcodeWrong' }],
    ['no postcode', { postcode: '' }, {}],
    ['Ceuta', { postcode: ' 51001 ' }, {}],
  ])('is refused, or not: %s', (_, parts, problems) => {
    expect(problemsOf({ ...draftOf(null), street: 'Calle Mayor', city: 'Madrid', ...parts })).toEqual(
      problems,
    )
  })

  it('is a picked address whatever was done, and opens again as the same', () => {
    const part = fc.constantFrom('street', 'house', 'apartment', 'city', 'state', 'postcode')
    const step = fc.oneof(
      fc.tuple(part, fc.string({ maxLength: 12 })).map(
        ([name, text]) =>
          (draft: AddressDraft) =>
            withPart(draft, name, text),
      ),
      fc
        .constantFrom(sol, triana)
        .chain((found) =>
          fc.boolean().map((isAnother) => (draft: AddressDraft) => lookedUp(draft, found, isAnother)),
        ),
      fc.constant((draft: AddressDraft) => pointedAt(draft, { lat: 40, lon: -3 })),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const picked = toPicked(steps.reduce((draft, take) => take(draft), draftOf(null)))
        expect(pickedAddress.parse(picked)).toEqual(picked)
        expect(toPicked(draftOf(picked))).toEqual(picked)
      }),
    )
  })
})
