import { readFileSync } from 'node:fs'
import path from 'node:path'
import { literalText } from './literal-text.mjs'
import { allStrings, messageUses } from './message-uses.mjs'
import { listFiles, parseSources } from './source-files.mjs'

const CATALOGUE = 'messages/es.json'

/** @typedef {{ at: string, matches: (key: string) => boolean, mustExist: boolean }} Reader */

/** @param {object} messages @param {string} prefix @returns {string[]} */
function leaves(messages, prefix = '') {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : leaves(value, `${prefix}${name}.`),
  )
}

/** @param {import('./message-uses.mjs').Use} use @param {Set<string>} strings @returns {Reader} */
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

/**
 * Finds unused and missing keys, and screen text outside the catalogue, as far as the source shows.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkMessages(root) {
  const keys = leaves(JSON.parse(readFileSync(path.join(root, CATALOGUE), 'utf8')))
  const shipped = listFiles(root).filter((file) => /^(app|components|lib|contract|server)\//.test(file))
  const sources = parseSources(root, shipped)
  const strings = allStrings(sources)
  const readers = sources.flatMap(messageUses).map((use) => reader(use, strings))
  const direct = sources.filter(({ text }) => text.includes(CATALOGUE)).map(({ text }) => text)
  const isUsed = (/** @type {string} */ key) =>
    readers.some(({ matches }) => matches(key)) || direct.some((text) => text.includes(`.${key}`))
  const missing = readers.filter(({ matches, mustExist }) => mustExist && !keys.some(matches))
  return [
    ...missing.map(({ at }) => `${at} reads a key that ${CATALOGUE} has not got`),
    ...keys.filter((key) => !isUsed(key)).map((key) => `${CATALOGUE}: nobody reads ${key}`),
    ...sources.flatMap(literalText),
  ]
}
