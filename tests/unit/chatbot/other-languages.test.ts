import { expect, test } from 'vitest'
import { wholeLanguages } from '@/contract/languages'
import { answeringIn } from '@/server/modules/chatbot/engine/answer-language'
import { inSpanish } from '@/server/modules/chatbot/engine/learned/in-spanish'
import { datesOf, eurosOf, minuteOf } from '@/server/modules/chatbot/engine/learned/values'
import { missedInWords } from '@/server/modules/chatbot/engine/missed'
import { nothingYet } from '@/server/modules/chatbot/engine/state'
import { catalogues } from '@/server/words/catalogues'
import { createTalk } from './world'

test.each([
  ['tres quarts de quatre', 15 * 60 + 45],
  ["un quart d'una", 12 * 60 + 15],
  ['dos quarts de dues', 13 * 60 + 30],
  ['half past two', 14 * 60 + 30],
  ['dez e media', 10 * 60 + 30],
  ['hamaiketan', 11 * 60],
  ['una y media', 13 * 60 + 30],
])('«%s» as an hour of serving', (text, minute) => expect(minuteOf(text, true)).toBe(minute))

test.each([
  ['dijous', ['2026-11-19']],
  ['Thursday and Friday', ['2026-11-19', '2026-11-20']],
  ['mañá', ['2026-11-19']],
  ['ostiralean', ['2026-11-20']],
  ['lunes y martes', ['2026-11-23', '2026-11-24']],
  ['nunca', []],
])('the days of «%s»', (text, dates) => expect(datesOf(text, '2026-11-18')).toEqual(dates))

test.each([
  ['a euro', null],
  ['catorze', 14],
  ['dezaseis', 16],
  ['hamabost', 15],
])('«%s» in euros', (text, euros) => expect(eurosOf(text)).toBe(euros))

test('leaves Spanish as it is', () => {
  expect(inSpanish('de una y media a cuatro menos cuarto')).toBe('de una y media a cuatro menos cuarto')
})

test.each([
  'manda a imaxe',
  'mándame a imaxe',
  'imaxe',
  'envia’m la imatge',
  'irudia bidali',
  'send me the picture',
])('«%s» asks for the picture of a menu on the table, and publishes nothing', (text) => {
  const { send, done } = createTalk()
  send({ kind: 'text', text: 'Primeros: lentejas\nSegundos: merluza\n12 euros' })
  send({ kind: 'text', text })
  expect(done).toEqual([])
})

test.each([
  ['mándame la imagen en inglés', 'en'],
  ['envia’m la imatge en anglès', 'en'],
  ['irudia ingelesez', 'en'],
  ['send me the picture in French', 'fr'],
  ['the picture in English please', 'en'],
  ['manda a imaxe en alemán', 'de'],
  ['la foto del menú en catalán', 'ca'],
  ['mándame la imagen', undefined],
])('«%s» asks for the picture in %s, and publishes nothing', (text, language) => {
  const { send, done } = createTalk()
  send({ kind: 'text', text: 'Primeros: lentejas\nSegundos: merluza\n12 euros' })
  const drawings = send({ kind: 'text', text }).flatMap(({ drawing }) => drawing ?? [])
  expect(drawings.map(({ format, dishes }) => [format, dishes])).toEqual([['feed', language]])
  expect(done).toEqual([])
})

test.each([
  ['es', 'ya está'],
  ['ca', 'ja està'],
  ['gl', 'xa está'],
  ['eu', 'kito'],
  ['eu', 'listo'],
  ['en', 'that’s it'],
] as const)('in %s «%s» ends a menu that comes dish by dish', (language, text) => {
  const { send } = createTalk({}, { ...nothingYet, language, isLanguageSure: true })
  send({ kind: 'text', text: 'Lentejas estofadas' })
  send({ kind: 'text', text: 'Merluza a la plancha' })
  const answers = send({ kind: 'text', text })
    .map((reply) => reply.text)
    .join('\n')
  expect(answers).toMatch(/Lentejas estofadas[\s\S]*Merluza a la plancha/)
})

test.each(wholeLanguages)('the example in %s is read with its price', (language) => {
  const { send, done } = createTalk({}, { ...nothingYet, language, isLanguageSure: true })
  const replies = send({ kind: 'text', text: catalogues[language].chat.example })
  expect(JSON.stringify(replies)).toMatch(/12[.,]90/)
  expect(done).toEqual([])
})

test.each(wholeLanguages)('the example in %s leaves the chat in this language', (language) => {
  const { send, state } = createTalk({}, { ...nothingYet, language })
  send({ kind: 'text', text: catalogues[language].chat.example })
  expect(state().language).toBe(language)
})

test('one visitor is one person in every language', () => {
  for (const language of wholeLanguages)
    expect(catalogues[language].chatbot.stats.text).toMatch(/one \{[^#}]*\}/)
})

test.each([
  ['es', 'Pizarra'],
  ['ca', 'Pissarra'],
  ['en', 'Blackboard'],
] as const)('in %s a stock template is called as on the owner’s page, %s', (language, name) => {
  const templates = [
    { id: 'p1antp1zar05', name: 'Pizarra' },
    { id: 'dddddddddddd', name: 'Terraza' },
  ]
  const { send } = createTalk({ templates }, { ...nothingYet, language, isLanguageSure: true })
  send({ kind: 'text', text: 'Primeros: lentejas\nSegundos: merluza\n12 euros' })
  const [shown] = send({ kind: 'button', action: 'say:otra plantilla' })
  expect(shown?.text).toContain(name)
  const next = send({ kind: 'button', action: 'tpl:next:p1antp1zar05' })
  expect(next[0]?.text).toContain('Terraza')
})

test('more than one thing that was not understood is quoted in the language of the answer', () => {
  answeringIn('en', () => expect(missedInWords('a\nb')).toBe('a”, “b'))
  answeringIn('ca', () => expect(missedInWords('a\nb')).toBe('a», «b'))
})
