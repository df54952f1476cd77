import { expect, test } from 'vitest'
import { createTranslator } from '@/server/words/create-translator'

const messages = {
  near: 'a prop de {place}',
  menu: '{n, plural, one {Un menú} other {# menús}} de <link>{name}</link>',
}

test('Catalan texts are joined to their values, however they are filled', () => {
  const t = createTranslator({ locale: 'ca-ES', messages })
  const link = (text: string) => `[${text}]`
  expect(t('near', { place: 'Alacant' })).toBe('a prop d’Alacant')
  expect(t('near', { place: 'El Prat' })).toBe('a prop del Prat')
  expect(t('near', { place: 'Girona' })).toBe('a prop de Girona')
  expect(t.markup('menu', { n: 2, name: 'Asador', link })).toBe('2 menús d’[Asador]')
  expect(t.rich('menu', { n: 1, name: 'Casa Ana', link: (text) => text })).toBe('Un menú de Casa Ana')
  expect(t.raw('near')).toBe('a prop de {place}')
  expect(t.has('near')).toBe(true)
})

test('what a value contains is not read as a text', () => {
  const t = createTranslator({ locale: 'ca', messages })
  expect(t('near', { place: 'A’{x} <b>’' })).toBe('a prop d’A’{x} <b>’')
  expect(t('near', { place: "O'Donnell {place}" })).toBe("a prop d’O'Donnell {place}")
})

test('Castilian texts stay as they are', () => {
  const t = createTranslator({ locale: 'es-ES', messages })
  expect(t('near', { place: 'Alacant' })).toBe('a prop de Alacant')
})
