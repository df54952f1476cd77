import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileKeyOf } from '@/server/modules/files/file-key'
import { shownName, slugOf } from '@/server/modules/files/upload-file'

test.each([
  ['Carta de Otoño.pdf', 'Carta de Otoño.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fotos\\sala.png', 'sala.png'],
  ['a\0b\u202egpj.exe', 'abgpj.exe'],
  ['  ', 'imagen'],
  ['', 'imagen'],
])('%j is shown as %j', (given, shown) => {
  expect(shownName(given, 'imagen')).toBe(shown)
})

test('a name without end is cut before its ending, between characters', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 200, unit: 'grapheme' }), (text) => {
      const shown = shownName(`${text}.pdf`, 'carta.pdf')
      expect(shown.length).toBeLessThanOrEqual(120)
      expect(shown.isWellFormed()).toBe(true)
    }),
  )
  expect(shownName(`${'a'.repeat(500)}.pdf`, '')).toMatch(/^a{116}\.pdf$/)
})

test.each([
  ['Carta de Otoño (2026).pdf', 'carta-de-otono-2026'],
  ['¡Menú!.PDF', 'menu'],
  ['菜单.pdf', 'carta'],
])('%j is %j in an address', (name, slug) => {
  expect(slugOf(name, 'carta')).toBe(slug)
})

test('an address made of any name is one of ours', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(fileKeyOf(`0123456789ab/${slugOf(name, 'carta')}.pdf`)).not.toBeNull()
    }),
  )
})
