import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  internationalNumber,
  phoneLink,
  phoneText,
  storedPhone,
  whatsappUrl,
} from '@/contract/rules/profile/phone'

describe('internationalNumber', () => {
  it.each([
    ['912345678', '+34912345678'],
    ['600 12 34 56', '+34600123456'],
    ['91-234.56.78', '+34912345678'],
    ['(+34) 912 345 678', '+34912345678'],
    ['+34 912345678', '+34912345678'],
    ['0034 912345678', '+34912345678'],
    ['34912345678', '+34912345678'],
    ['+351 21 123 4567', '+351211234567'],
    ['00351 211234567', '+351211234567'],
    ['Tel.: 912 345 678', '+34912345678'],
    ['912 345 678 / 600 123 456', '+34912345678'],
    ['912 345 678 o 600 123 456', '+34912345678'],
    ['Tel. o WhatsApp 600 123 456', '+34600123456'],
    ['012', '+34012'],
    ['', null],
    ['12', null],
    ['+', null],
    ['no tengo', null],
    ['912345678912345678', null],
  ])('«%s» → %s', (typed, number) => {
    expect(internationalNumber(typed)).toBe(number)
    expect(phoneLink(typed)).toBe(number && `tel:${number}`)
  })

  it('is the same of its own link and of its own text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[5-9][0-9]{8}$/), (national) => {
        expect(internationalNumber(`+34${national}`)).toBe(`+34${national}`)
        expect(internationalNumber(phoneText(national))).toBe(`+34${national}`)
      }),
    )
  })

  it('holds nothing but a plus and figures', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(internationalNumber(typed) ?? '+1').toMatch(/^\+\d+$/)
      }),
    )
  })
})

describe('phoneText', () => {
  it.each([
    ['912345678', '912 345 678'],
    ['+34 91-234-56-78', '912 345 678'],
    ['+351  21 123 4567', '+351 21 123 4567'],
    ['912345678 / 600123456', '912345678 / 600123456'],
    ['012', '012'],
    ['', ''],
  ])('«%s» → %s', (typed, text) => {
    expect(phoneText(typed)).toBe(text.replaceAll(' ', '\u00a0'))
  })
})

describe('whatsappUrl', () => {
  it('has no plus, and a message when there is one', () => {
    expect(whatsappUrl('600 123 456')).toBe('https://wa.me/34600123456')
    expect(whatsappUrl('600 123 456', '¿Mesa para 2 & 1?')).toBe(
      'https://wa.me/34600123456?text=%C2%BFMesa%20para%202%20%26%201%3F',
    )
    expect(whatsappUrl('')).toBeNull()
  })
})

describe('storedPhone', () => {
  it.each([
    ['912345678', '912345678'],
    [' 91 234 56 78 ', '912345678'],
    ['(+34) 600-12-34-56', '600123456'],
    ['0034600.123.456', '600123456'],
    ['34 600 123 456', '600123456'],
    ['Tel. 912 345 678', '912345678'],
    ['+351 21 123 4567', '+351211234567'],
    ['912345678 / 600123456', '912345678 / 600123456'],
    ['912345678 / 12345', null],
    ['12345', null],
    ['412345678', null],
    ['+34 12345678', null],
    ['llámame al 600123456 por la tarde', null],
    ['600123456789', null],
    ['', null],
  ])('«%s» → %s', (typed, kept) => {
    expect(storedPhone(typed)).toBe(kept)
  })

  it('keeps what it kept as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^\+?[\d .()/-]{0,20}$/), (noise, digits) => {
        for (const typed of [noise, digits]) {
          const kept = storedPhone(typed)
          if (kept !== null) expect(storedPhone(kept)).toBe(kept)
        }
      }),
    )
  })
})
