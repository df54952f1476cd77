import { describe, expect, test } from 'vitest'
import { byField, errorsIn, errorText } from '@/components/profile/field-errors'
import { profileForm } from '@/messages/es.json'

describe('errorsIn', () => {
  test.each([
    [{ whatsappNumber1: '12' }, { whatsappNumber1: 'phone' }],
    [{ website: 'ni idea' }, { website: 'url' }],
    [{ restaurantName: 'x'.repeat(201) }, { restaurantName: 'too_big' }],
    [
      { description: 'ñ'.repeat(4001), drinks: 'x'.repeat(201) },
      { description: 'too_big', drinks: 'too_big' },
    ],
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

describe('errorText', () => {
  const labels = { errors: profileForm.errors }
  test.each([
    ['description', 'too_big', 'Es demasiado largo: como mucho 4000 caracteres.'],
    ['website', 'too-long', 'Es demasiado largo: como mucho 500 caracteres.'],
    ['contactNumber', 'too_big', 'Es demasiado largo.'],
    ['restaurantName', 'required', 'Escribe el nombre de tu restaurante.'],
  ] as const)('%s, %s', (key, reason, text) => {
    expect(errorText(key, reason, labels)).toBe(text)
  })
})
