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
/** What people see: pages, mails, the chat, and what is drawn. The rest of the api and the tools of an operator speak Castilian. */
const SEEN =
  /^(app|components)\/|^server\/(mails|images|invoices|cards|modules\/(chatbot|invoices|cards|sheets))\/|^public\/\w+\.js$|^(middleware|instrumentation[\w-]*)\.ts$/

/**
 * `matches`: the keys that it reads. `mayRead`: those that it may read if nothing is known of where its translator comes from.
 * @typedef {{ at: string, matches: (key: string) => boolean, mayRead: (key: string) => boolean, mustExist: boolean }} Reader
 */

/** @param {object} messages @param {string} prefix @returns {[key: string, text: string][]} */
function leaves(messages, prefix = '') {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : leaves(value, `${prefix}${name}.`),
  )
}

/** @param {string[] | null} namespaces */
const beginOf = (namespaces) =>
  namespaces === null ? '(.+\\.)?' : `(${namespaces.map((one) => (one ? `${one}\\.` : '')).join('|')})`

/**
 * @param {import('./message-uses.mjs').Use} use
 * @param {import('./message-uses.mjs').Strings} strings that may name a key
 * @param {string[]} near namespaces of translators that may have been passed to it
 * @returns {Reader}
 */
function reader({ at, namespaces, keys }, strings, near) {
  const begin = beginOf(namespaces ?? (near.length > 0 ? near : null))
  if (keys) {
    const [whole, wide] = [begin, beginOf(namespaces)].map(
      (one) => new RegExp(`^${one}(${keys.join('|')})(\\..+)?$`),
    )
    return {
      at,
      matches: (key) => whole?.test(key) ?? false,
      mayRead: (key) => wide?.test(key) ?? false,
      mustExist: true,
    }
  }
  const inside = new RegExp(`^${begin}(?<rest>.+)$`)
  const isSaid = (/** @type {string} */ part) =>
    strings.words.has(part) || strings.patterns.some((one) => one.test(part))
  const matches = (/** @type {string} */ key) => {
    const rest = inside.exec(key)?.groups?.rest
    return rest !== undefined && (isSaid(rest) || rest.split('.').every(isSaid))
  }
  return { at, matches, mayRead: matches, mustExist: false }
}

/**
 * @param {import('./source-files.mjs').Source[]} sources
 * @param {import('./import-graph.mjs').Import[]} imports
 * @param {string[]} sections of the catalogue
 * @returns {Reader[]}
 */
function readersOf(sources, imports, sections) {
  const strings = new Map(sources.map((source) => [source.file, stringsIn(source)]))
  const usesOf = new Map(sources.map((source) => [source.file, messageUses(source)]))
  const all = joined([...strings.values()])
  const reached = reach(imports.filter(({ from }) => strings.has(from)))
  return sources.flatMap(({ file }) => {
    const uses = usesOf.get(file) ?? []
    const isPassed = uses.some(({ isLabels, namespaces }) => isLabels || namespaces === null)
    // Labels go as props to what the file imports, or to what imports it, and so do translators.
    const files = isPassed ? [...reached(file)] : []
    const near = joined(files.flatMap((one) => strings.get(one) ?? []))
    const spaces = [
      ...sections.filter((section) => near.words.has(section)),
      ...files.flatMap((one) => (usesOf.get(one) ?? []).flatMap(({ namespaces }) => namespaces ?? [])),
    ]
    return uses.map((use) => reader(use, use.isLabels ? near : all, [...new Set(spaces)]))
  })
}

/** @param {import('./message-uses.mjs').Strings[]} some @returns {import('./message-uses.mjs').Strings} */
const joined = (some) => ({
  words: new Set(some.flatMap(({ words }) => [...words])),
  patterns: some.flatMap(({ patterns }) => patterns),
})

/** One or two words that no code would have as a key or a name: «Guardado», «Sin guardar». @param {string} text */
const isShortText = (text) => /^[¡¿]?\p{Lu}[\p{Ll} ]{3,}[.…!?]*$/u.test(text)

/**
 * Finds unused and missing keys, and screen text outside the catalogue, as far as the source shows.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkMessages(root) {
  const messages = JSON.parse(readFileSync(path.join(root, CATALOGUE), 'utf8'))
  const catalogue = leaves(messages)
  const keys = catalogue.map(([key]) => key)
  const shipped = listFiles(root).filter((file) => SHIPPED.test(file))
  const sources = parseSources(root, shipped)
  const readers = readersOf(sources, importGraph(root), Object.keys(messages))
  const direct = sources.filter(({ text }) => text.includes(CATALOGUE)).map(({ text }) => text)
  const isUsed = (/** @type {string} */ key) =>
    readers.some(({ matches }) => matches(key)) || direct.some((text) => text.includes(`.${key}`))
  const missing = readers.filter(({ mayRead, mustExist }) => mustExist && !keys.some(mayRead))
  const castilian = {
    words: countWords(catalogue.map(([, text]) => text)),
    texts: new Set(catalogue.map(([, text]) => text).filter(isShortText)),
  }
  const seen = [...sources, ...parseSources(root, publicScripts(root))].filter(({ file }) => SEEN.test(file))
  return [
    ...missing.map(({ at }) => `${at} reads a key that ${CATALOGUE} has not got`),
    ...keys.filter((key) => !isUsed(key)).map((key) => `${CATALOGUE}: nobody reads ${key}`),
    ...new Set([
      ...sources.flatMap(literalText),
      ...seen.flatMap((source) => castilianTexts(source, castilian)),
    ]),
  ]
}
