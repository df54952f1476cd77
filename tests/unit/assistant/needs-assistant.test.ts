import { expect, test } from 'vitest'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import { needsAssistant } from '@/server/modules/assistant/needs-assistant'

const needs = (text: string) => needsAssistant(text, parseMenuText(text, { today: '2026-11-18' }))
const clear = 'Menú 12 €\nPrimeros\nLentejas\nSopa de fideos\nSegundos\nPollo asado'

test.each([
  ['a menu that is understood', clear],
  ['a menu of a past day', `Lunes 16 de noviembre\n${clear}`],
  ['a question', '¿Tenéis lentejas, pollo, merluza a 12 €?'],
  ['a word', 'pollo'],
  ['talk without a price', 'ayer comimos pollo, arroz, merluza y salimos contentos'],
  ['talk without food', 'mañana vienen 12 obreros, 3 jefes, 2 camiones'],
  ['more than a week', `${clear}\nqwerty uiop\n${'bla bla '.repeat(1000)}`],
])('nobody is asked about %s', (_, text) => expect(needs(text)).toBe(false))

test.each([
  ['a line that is not understood', `${clear}\nqwerty uiop asdf`],
  ['dishes without a course', 'Menú 12 €\nzurrukutuna, qwerty, asdf'],
])('an assistant is asked about %s', (_, text) => expect(needs(text)).toBe(true))
