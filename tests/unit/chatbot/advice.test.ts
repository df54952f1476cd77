import { describe, expect, test } from 'vitest'
import { type WholeLanguage, wholeLanguages } from '@/contract/languages'
import { nothingYet } from '@/server/modules/chatbot/engine/state'
import { catalogues } from '@/server/words/catalogues'
import { createTalk, lunch, menuOf, wednesday } from './world'

/** The dishes of the examples: two first courses, three second ones, and a dessert. */
const dishes: Record<WholeLanguage, string[]> = {
  es: ['Lentejas estofadas', 'Ensalada', 'Merluza', 'Dorada', 'Pollo', 'Flan'],
  ca: ['Llenties estofades', 'Amanida', 'Lluç', 'Orada', 'Pollastre', 'Flam'],
  gl: ['Caldo galego', 'Ensalada', 'Pescada', 'Dourada', 'Polo', 'Flan'],
  eu: ['Dilistak', 'Entsalada', 'Legatza', 'Urraburua', 'Oilaskoa', 'Flana'],
  // Whoever reads English writes the dishes as the diners read them.
  en: ['Lentejas estofadas', 'Ensalada', 'Merluza', 'Dorada', 'Pollo', 'Flan'],
}

const contentIn = (language: WholeLanguage) => {
  const items = dishes[language].map((name) => ({ name }))
  return {
    ...lunch,
    categories: [
      { name: 'Primeros', items: items.slice(0, 2) },
      { name: 'Segundos', items: items.slice(2, 5) },
      { name: 'Postres', items: items.slice(5) },
    ],
  }
}

/** What the texts tell owners to write, in their quotes. */
function adviceIn(language: WholeLanguage) {
  const { correct, how, knowHow, yes, angry, otherDay, publish, schedule, remind, loose } =
    catalogues[language].chatbot
  const { copy, schedule: toSchedule, half, supplement, holidays } = knowHow
  const texts = [
    ...[correct.how, how.soldOut, how.price, yes.lost, angry, otherDay.what, publish.already, schedule.when],
    ...[copy, toSchedule, half, supplement, holidays, remind, loose.first],
  ]
  const quoted = texts.flatMap((text) =>
    [...text.matchAll(/[«“]([^»”{]+)[»”]/g)].map(([, words = '']) => words),
  )
  return [...new Set(quoted)]
}

const longest = (text: string) =>
  text.split(/\{\w+\}/).reduce((one, other) => (other.length > one.length ? other : one), '')

describe.each(wholeLanguages)('what the chatbot advises in %s it understands', (language) => {
  test.each(adviceIn(language))('«%s»', (text) => {
    const content = contentIn(language)
    const days = ['2026-11-12', '2026-11-16', '2026-11-17', wednesday, '2026-11-19']
    const menus = days.map((date) => menuOf(date, date < wednesday ? 'expired' : 'draft', content))
    const talk = createTalk({ menus }, { ...nothingYet, language, isLanguageSure: true })
    const [answer] = talk.send({ kind: 'text', text })
    const { unknown, change, aside } = catalogues[language].chatbot
    const lost = [unknown.text, unknown.day, change['no-dish'], change.rest, aside.text, unknown.price]
    for (const one of lost) expect(answer?.text, text).not.toContain(longest(one))
  })
})

test.each([
  ['astelehenekoa asteartera kopiatu', '2026-11-16', '2026-11-24'],
  ['copia el lunes al martes', '2026-11-16', '2026-11-24'],
  ['copy Monday to Tuesday', '2026-11-16', '2026-11-24'],
  ['copia el dilluns al dimarts', '2026-11-16', '2026-11-24'],
  ['copia o luns ao martes', '2026-11-16', '2026-11-24'],
])('«%s» copies the menu of %s to %s', (text, from, to) => {
  const talk = createTalk({ menus: [menuOf(from, 'expired')] })
  talk.send({ kind: 'text', text })
  expect(talk.done).toMatchObject([{ do: 'copy', mode: 'copy', from: { date: from }, to: { date: to } }])
})

test.each([
  ['same as Thursday but without the merluza', 'en'],
  ['same as Thursday without dessert', 'en'],
  ['repeteix el de dijous sense postres', 'ca'],
  ['o mesmo do xoves sen sobremesa', 'gl'],
] as const)('«%s» changes no menu that is stored', (text, language) => {
  const menus = [
    menuOf(wednesday, 'published', contentIn(language)),
    menuOf('2026-11-19', 'scheduled', contentIn(language)),
  ]
  const talk = createTalk({ menus })
  talk.send({ kind: 'text', text })
  expect(talk.done).toEqual([])
  expect(talk.state().proposal).not.toBe(null)
})
