import { readFileSync } from 'node:fs'
import path from 'node:path'
import { castilianTexts } from './castilian-texts.mjs'
import { countWords } from './castilian-words.mjs'
import { importGraph } from './import-graph.mjs'
import { literalText } from './literal-text.mjs'
import { messageUses, stringsIn } from './message-uses.mjs'
import { reach } from './reach.mjs'
import { listFiles, parseSources, publicScripts } from './source-files.mjs'

const CATALOGUE = 'messages/es.json'
const SHIPPED = /^(app|components|lib|contract|server|telemetry)\/|^(middleware|instrumentation[\w-]*)\.ts$/
/** What people see. The api and the tools of an operator speak Castilian. */
const SEEN = /^(app|components)\/|^public\/\w+\.js$|^(middleware|instrumentation[\w-]*)\.ts$/

/** @typedef {{ at: string, matches: (key: string) => boolean, mustExist: boolean }} Reader */

/** @param {object} messages @param {string} prefix @returns {[key: string, text: string][]} */
function leaves(messages, prefix = '') {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : leaves(value, `${prefix}${name}.`),
  )
}

/** @param {import('./message-uses.mjs').Use} use @param {Set<string>} strings that may name a key @returns {Reader} */
function reader({ at, namespaces, keys }, strings) {
  const begin =
    namespaces === null ? '(.+\\.)?' : `(${namespaces.map((one) => (one ? `${one}\\.` : '')).join('|')})`
  if (keys) {
    const whole = new RegExp(`^${begin}(${keys.join('|')})(\\..+)?$`)
    return { at, matches: (key) => whole.test(key), mustExist: true }
  }
  const inside = new RegExp(`^${begin}(?<rest>.+)$`)
  const isSaid = (/** @type {string} */ rest) =>
    strings.has(rest) || rest.split('.').every((part) => strings.has(part))
  return { at, matches: (key) => isSaid(inside.exec(key)?.groups?.rest ?? ''), mustExist: false }
}

/** @param {import('./source-files.mjs').Source[]} sources @param {import('./import-graph.mjs').Import[]} imports @returns {Reader[]} */
function readersOf(sources, imports) {
  const strings = new Map(sources.map((source) => [source.file, stringsIn(source)]))
  const all = new Set([...strings.values()].flatMap((some) => [...some]))
  const reached = reach(imports.filter(({ from }) => strings.has(from)))
  return sources.flatMap((source) => {
    const uses = messageUses(source)
    // Labels go as props to what the file imports, or to what imports it.
    const files = uses.some(({ isLabels }) => isLabels) ? [...reached(source.file)] : []
    const near = new Set(files.flatMap((file) => [...(strings.get(file) ?? [])]))
    return uses.map((use) => reader(use, use.isLabels ? near : all))
  })
}

/**
 * Finds unused and missing keys, and screen text outside the catalogue, as far as the source shows.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkMessages(root) {
  const catalogue = leaves(JSON.parse(readFileSync(path.join(root, CATALOGUE), 'utf8')))
  const keys = catalogue.map(([key]) => key)
  const shipped = listFiles(root).filter((file) => SHIPPED.test(file))
  const sources = parseSources(root, shipped)
  const readers = readersOf(sources, importGraph(root))
  const direct = sources.filter(({ text }) => text.includes(CATALOGUE)).map(({ text }) => text)
  const isUsed = (/** @type {string} */ key) =>
    readers.some(({ matches }) => matches(key)) || direct.some((text) => text.includes(`.${key}`))
  const missing = readers.filter(({ matches, mustExist }) => mustExist && !keys.some(matches))
  const words = countWords(catalogue.map(([, text]) => text))
  const seen = [...sources, ...parseSources(root, publicScripts(root))].filter(({ file }) => SEEN.test(file))
  return [
    ...missing.map(({ at }) => `${at} reads a key that ${CATALOGUE} has not got`),
    ...keys.filter((key) => !isUsed(key)).map((key) => `${CATALOGUE}: nobody reads ${key}`),
    ...new Set([...sources.flatMap(literalText), ...seen.flatMap((source) => castilianTexts(source, words))]),
  ]
}
