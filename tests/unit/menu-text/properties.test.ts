import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { menuDraft } from '@/contract/entities/menu'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import { toMenuDraft } from '@/contract/rules/menu-text/parsed-menu'
import { fold } from '@/contract/rules/menu-text/words'
import { runs } from '@/tests/setup/seed'
import { groups } from './corpus'

const today = '2026-11-24'
const messages = Object.values(groups).flat()
const pieces = [
  ...new Set(messages.flatMap(({ text }) => text.split('\n'))),
  ...[
    '\n',
    ' ',
    '€',
    '1º',
    'Primeros:',
    '(+',
    ')',
    ',',
    ' y ',
    '12,5',
    'lunes',
    'de 1 a',
    '½',
    '<b>',
    '🍝',
    '\uE000',
    'ß',
    'İ',
    '菜',
    '-',
    '/',
    '.',
  ],
]
const anyText = string({ unit: 'binary', maxLength: 400 })
const menuLike = array(constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('\n'))
const runOn = array(constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join(''))

function holdsTogether(text: string) {
  const read = parseMenuText(text, { today })
  const accounted = read.lines.map(({ line }) => line)
  const written = text
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/)
    .flatMap((line, at) => (line.trim() === '' ? [] : at + 1))
  expect(accounted).toEqual(written)
  const items = read.menus.flatMap(({ categories }) => categories.flatMap((category) => category.items))
  for (const { line, name } of items) {
    expect(read.lines.find((one) => one.line === line)?.as).toBe('dishes')
    const source = fold(text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029\u0085]/)[line - 1] ?? '')
    for (const word of fold(name).match(/[a-z]{2,}/g) ?? []) expect(source).toContain(word)
  }
  for (const { line } of read.lines.filter(({ as }) => as === 'doubt'))
    expect(read.doubts.some((doubt) => doubt.line === line)).toBe(true)
  for (const menu of read.menus) expect(menuDraft.safeParse(toMenuDraft(menu)).error).toBeUndefined()
}

describe('any text', () => {
  test('is read without a throw, each line accounted for, no word of a dish that was not written', () => {
    assert(property(anyText, holdsTogether), { numRuns: runs(150) })
    assert(property(menuLike, holdsTogether), { numRuns: runs(200) })
    assert(property(runOn, holdsTogether), { numRuns: runs(150) })
  })

  test('of dishes under a heading gives those dishes and no others', () => {
    const dishes = [
      'Lentejas estofadas',
      'Sopa de ajo',
      'Pollo al chilindrón',
      'Delicias de la casa',
      'Merluza',
      'Flan de huevo',
    ]
    assert(
      property(array(constantFrom(...dishes), { minLength: 1, maxLength: 30 }), (names) => {
        const { menus } = parseMenuText(['PRIMEROS', ...names].join('\n'), { today })
        expect(menus[0]?.categories).toHaveLength(1)
        expect(menus[0]?.categories[0]?.items.map(({ name }) => name)).toEqual(names)
      }),
      { numRuns: runs(60) },
    )
  })
})
