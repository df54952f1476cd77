import { describe, expect, test } from 'vitest'
import { byField, errorsIn } from '@/components/profile/field-errors'

describe('errorsIn', () => {
  test.each([
    [{ whatsappNumber1: '12' }, { whatsappNumber1: 'phone' }],
    [{ website: 'ni idea' }, { website: 'url' }],
    [{ restaurantName: 'x'.repeat(201) }, { restaurantName: 'too_big' }],
    [{ restaurantName: '', website: '', contactNumber: '' }, {}],
    [{ contactNumber: '(+34) 912 34 56 78', website: 'www.bar.example/carta' }, {}],
  ])('%j → %j', (values, errors) => {
    expect(errorsIn(values)).toEqual(errors)
  })
})

describe('byField', () => {
  test('finds the field that a path of the host is about', () => {
    expect(
      byField([
        ['changes.days.0.end', 'before-start'],
        ['lat', 'outside-spain'],
        ['images.3', 'unknown-file'],
        ['nobody', 'value'],
      ]),
    ).toEqual({ days: 'before-start', address: 'outside-spain', images: 'unknown-file' })
  })
})
