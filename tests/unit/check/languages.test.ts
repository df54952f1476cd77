import { expect, test } from 'vitest'
import { checkLanguages } from '@/scripts/check/languages.mjs'
import { tree } from './tree'

const list =
  "export const languages = {\n  es: { name: 'Castellano', side: 'whole' },\n  en: { name: 'English', side: 'whole' },\n  de: { name: 'Deutsch', side: 'diner' },\n}"

const castilian = {
  home: { title: 'Menús de hoy cerca de ti', count: '{n, plural, one {# plato} other {# platos}}' },
  ownerHome: { save: 'Guardar' },
}
const english = {
  home: { title: 'Today’s menus near you', count: '{n, plural, one {# dish} other {# dishes}}' },
  ownerHome: { save: 'Save' },
}
const german = {
  home: { title: 'Menüs von heute in der Nähe', count: '{n, plural, one {# Gericht} other {# Gerichte}}' },
}

const check = (en: object, de: object = german, same?: object) =>
  checkLanguages(
    tree({
      'contract/languages.ts': list,
      'messages/es.json': JSON.stringify(castilian),
      'messages/en.json': JSON.stringify(en),
      'messages/de.json': JSON.stringify(de),
      ...(same && { 'messages/same-as-castilian.json': JSON.stringify(same) }),
    }),
  )

test('complete languages have no problem', () => expect(check(english)).toEqual([]))

test.each([
  [{ ...english, ownerHome: {} }, 'messages/en.json lacks ownerHome.save'],
  [{ home: english.home }, 'messages/en.json lacks ownerHome.save'],
  [
    { ...english, ownerHome: { save: 'Save', more: 'x' } },
    'messages/en.json: Castilian has no ownerHome.more',
  ],
  [
    { ...english, home: { ...english.home, title: castilian.home.title } },
    /home\.title reads as in Castilian/,
  ],
  [
    { ...english, home: { ...english.home, count: '{n} dishes' } },
    /home\.count has «» where Castilian has «n plural: one, other»/,
  ],
  [{ ...english, home: { ...english.home, title: 'Menus near <b>you</b>' } }, /home\.title has «<b>» where/],
])('%j', (en, problem) => {
  const [first, ...others] = check(en)
  expect(first).toMatch(problem)
  expect(others).toEqual([])
})

test.each([
  ['Today’s menus cerca de ti, con postre', 'con'],
  ['Menús del día near you: «platos con pan», see www.turestaurante.es', undefined],
])('Castilian words in «%s»: %s', (title, word) => {
  const problems = check({ ...english, home: { ...english.home, title } })
  expect(problems).toEqual(word ? [`messages/en.json: home.title has Castilian words: ${word}`] : [])
})

test('a language of the diner’s side lacks what owners read, and nothing else', () => {
  expect(check(english, { home: { title: german.home.title } })).toEqual([
    'messages/de.json lacks home.count, or only owners read home: then OWNERS in scripts/check/languages.mjs names it',
  ])
})

test.each([
  ['Menus d’aujourd’hui : près de vous', true],
  ['Où manger?', true],
  ['Menus: près de vous', true],
  ['« Menu »', true],
  ['«\u202fMenu\u202f»', false],
  ['Où manger\u202f? De 12\u00a0€', false],
  ['[Écrivez](mailto:ana@example.com)\u202f; merci', false],
])('French: «%s» has a loose sign: %s', (title, isLoose) => {
  const problems = checkLanguages(
    tree({
      'contract/languages.ts': "export const languages = {\n  fr: { name: 'Français', side: 'diner' },\n}",
      'messages/es.json': JSON.stringify({ home: { title: castilian.home.title } }),
      'messages/fr.json': JSON.stringify({ home: { title } }),
    }),
  )
  expect(problems).toEqual(
    isLoose ? ['messages/fr.json: home.title needs a space that does not break at a sign (U+202F)'] : [],
  )
})

test('what is right as in Castilian is listed, as long as it is', () => {
  const same = { [castilian.home.title]: 'en' }
  expect(check({ ...english, home: { ...english.home, title: castilian.home.title } }, german, same)).toEqual(
    [],
  )
  expect(check(english, german, same)).toEqual([
    'messages/same-as-castilian.json: en no longer reads «Menús de hoy cerca de ti»',
  ])
})

const texts = (files: Record<string, string>) =>
  checkLanguages(
    tree({
      'contract/languages.ts': "export const languages = {\n  en: { name: 'English', side: 'whole' },\n}",
      'messages/es.json': JSON.stringify(printed),
      'messages/en.json': JSON.stringify(printedInEnglish),
      ...files,
    }),
  )

const printed = {
  ...{ weekdays: { 1: 'lunes' }, includes: { pan: 'pan' }, allergens: { milk: 'leche' } },
  printedMenu: { half: 'Medio menú, {price}.' },
}
const printedInEnglish = {
  ...{ weekdays: { 1: 'Monday' }, includes: { pan: 'bread' }, allergens: { milk: 'milk' } },
  printedMenu: { half: 'Half menu, {price}.' },
}

test.each([
  [printedInEnglish, []],
  [{ ...printedInEnglish, includes: {} }, ['messages/sheets/en.json lacks includes.pan']],
  [
    { ...printedInEnglish, printedMenu: { half: 'Half menu con pan, {prize}.' } },
    [
      'messages/sheets/en.json: printedMenu.half has «prize» where Castilian has «price»',
      'messages/sheets/en.json: printedMenu.half has Castilian words: con',
    ],
  ],
])('what is printed is held to Castilian too: %j', (sheet, problems) =>
  expect(texts({ 'messages/sheets/en.json': JSON.stringify(sheet) })).toEqual(problems),
)

const guide = (title: string, ...paragraphs: string[]) =>
  `export const guide = ${JSON.stringify({ title, sections: [{ title, text: paragraphs }] })}`

test.each([
  [guide('The menú del día', 'At noon.', 'With bread.'), []],
  [guide('The menú del día', 'At noon.'), ['lacks text 4']],
  [guide('The menú del día', 'At noon.', 'Bread con platos.'), [/text 4 has Castilian words: con, platos/]],
  [guide('The menú del día', 'At noon.', 'Con pan y agua.'), [/text 4 reads as in Castilian/]],
])('so is the guide: %s', (english, problems) => {
  const found = texts({
    'lib/i18n/menu-guide/es.ts': guide('El menú del día', 'A mediodía.', 'Con pan y agua.'),
    'lib/i18n/menu-guide/en.ts': english,
  })
  expect(found).toHaveLength(problems.length)
  for (const [at, problem] of problems.entries()) expect(found[at]).toMatch(problem)
})
