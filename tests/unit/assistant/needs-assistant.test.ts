import { describe, expect, test } from 'vitest'
import type { DoubtReason, MenuText } from '@/contract/rules/menu-text/parsed-menu'
import { needsAssistant } from '@/server/modules/assistant/needs-assistant'

/** What the rules read is given by hand, so that a better reader changes no test. */
const nothing: MenuText = { menus: [], doubts: [], lines: [] }

const readWith = (dishes: number, price: number | null, ...reasons: DoubtReason[]): MenuText => ({
  lines: [],
  doubts: reasons.map((reason) => ({ reason, line: 1, words: 'qwerty' })),
  menus: [
    {
      ...{
        service: 'comida',
        price,
        halfPrice: null,
        includes: [],
        window: null,
        observation: '',
        doubts: [],
      },
      categories: [
        {
          ...{ kind: 'firsts', name: 'Primeros' },
          items: Array.from({ length: dishes }, () => ({
            name: 'Sopa',
            line: 1,
            doubts: [],
            mayContain: [],
          })),
        },
      ],
    },
  ],
})

const text = 'Menú 12 €, sopa, sopa y qwerty'

describe('where the rules read dishes', () => {
  test('nobody is asked without a doubt, nor about what only the owner knows', () => {
    expect(needsAssistant(text, readWith(2, 12))).toBe(false)
    expect(needsAssistant(text, readWith(2, 12, 'date-past', 'price-high', 'text-too-long'))).toBe(false)
  })

  test.each<DoubtReason>(['unread-line', 'unknown-dish', 'several-prices', 'item-price'])(
    'an assistant is asked about «%s»',
    (reason) => expect(needsAssistant(text, readWith(2, 12, reason))).toBe(true),
  )

  test('nobody is asked about a word, or about more than a week', () => {
    expect(needsAssistant('sopa y qwerty', readWith(2, 12, 'unread-line'))).toBe(false)
    expect(needsAssistant(text + ' qwerty'.repeat(1000), readWith(2, 12, 'unread-line'))).toBe(false)
  })
})

describe('where the rules read no dishes', () => {
  test('an assistant is asked about a text that looks like a menu', () => {
    expect(needsAssistant('hoy lentejas, pollo asado, xkcd 12 €', nothing)).toBe(true)
    expect(needsAssistant('Menú 12 €\nxkcd, qwerty, asdf', readWith(0, 12))).toBe(true)
  })

  test.each([
    ['a question', '¿Tenéis lentejas, pollo asado, merluza a 12 €?'],
    ['talk without a number', 'ayer comimos pollo asado, lentejas, merluza'],
    ['talk without food', 'xkcd 12 qwerty, 3 asdf, 2 zxcv'],
  ])('nobody is asked about %s', (_, talk) => expect(needsAssistant(talk, nothing)).toBe(false))
})
