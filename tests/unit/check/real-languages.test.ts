import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkLanguages } from '@/scripts/check/languages.mjs'
import { tree } from './tree'

const folders = ['messages', 'messages/sheets', 'lib/i18n/menu-guide']
const own = Object.fromEntries(
  [
    ...['contract/languages.ts', 'contract/entities/translated-menu.ts'],
    ...folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.(json|ts)$/.test(name))
        .map((name) => `${folder}/${name}`),
    ),
  ]
    .filter((file) => existsSync(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

/** The table of languages with Castilian and one other. */
const tableOf = (language: string) =>
  (own['contract/languages.ts'] ?? '').replace(/^ {2}(\w\w): \{ name.*\n/gm, (line, code) =>
    [language, 'es'].includes(code) ? line : '',
  )

/** Our own catalogues, with one text of a language in other words. */
function checkWith(language: string, text: string, castilian?: string) {
  const changed: Record<string, string> = { ...own, 'contract/languages.ts': tableOf(language) }
  for (const [file, value] of [
    [`messages/${language}.json`, text],
    ['messages/es.json', castilian],
  ] as const) {
    const messages = JSON.parse(own[file] ?? '')
    if (value) messages.ownerHome.embed.text = value
    changed[file] = JSON.stringify(messages)
  }
  return checkLanguages(tree(changed)).filter((problem) => problem.startsWith(`messages/${language}.json`))
}

test.each([
  ['en', 'Guardar cambios'],
  ['ca', 'Guardar cambios'],
  ['eu', 'Enviar ahora'],
  ['en', 'Cerrar'],
  ['gl', 'Siguiente'],
])('in %s, words left as they are in Castilian are found: %s', (language, text) => {
  expect(checkWith(language, text, text)).toEqual([
    expect.stringContaining('ownerHome.embed.text reads as in Castilian'),
  ])
})

test.each([
  ['en', 'Borrar la foto ahora!'],
  ['en', 'Guarda tus cambios ahí'],
  ['ca', 'Borrar la foto ahora mismo por favor'],
  ['gl', 'Escribe aquí tu calle y tu barrio'],
  ['eu', 'Guarda los cambios de la carta'],
  ['en', 'Ahora nothing is open around here'],
  ['gl', 'Non hai nada. Prueba con outra ciudad.'],
])('in %s, a Castilian sentence that Castilian does not have is found: %s', (language, text) => {
  expect(checkWith(language, text)).toEqual([
    expect.stringContaining('ownerHome.embed.text has Castilian words:'),
  ])
})

test.each([
  ['en', 'Paste this code into your site, and it always shows the menú del día of «La Tasca de la Abuela».'],
  ['ca', 'Enganxa aquest codi a la teva pàgina i sempre hi haurà el menú del dia.'],
  ['gl', 'Pega este código na túa páxina e amosará sempre o menú de hoxe.'],
])('in %s, a text in its own words has no problem: %s', (language, text) => {
  expect(checkWith(language, text)).toEqual([])
})

test.each([
  ['messages/sheets/fr.json', 'messages/sheets/fr.json lacks'],
  ['lib/i18n/menu-guide/eu.ts', 'lib/i18n/menu-guide/eu.ts lacks'],
])('without %s its texts are missing', (file, problem) => {
  const { [file]: _, ...others } = own
  expect(checkLanguages(tree(others))).toContainEqual(expect.stringContaining(problem))
})
