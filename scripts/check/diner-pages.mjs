import { importGraph } from './import-graph.mjs'
import { OWNERS } from './languages.mjs'
import { messageUses } from './message-uses.mjs'
import { listFiles, parseSources } from './source-files.mjs'

/** What every language has. The other folders, and the pages of accounts, are in the languages with owners' texts alone. */
const PAGES =
  /^app\/\[locale\]\/(?!\((owner|designer|auth)\)|dev\/|bench\/|\(public\)\/(verify-email|repetir-menu)\/)/

/** Parts of diners' pages that ask themselves whether the language has owners' texts. */
const ASKS = new Set(['components/owner-today/owner-band.tsx'])

/** @param {string[]} pages @param {import('./import-graph.mjs').Import[]} imports */
function reached(pages, imports) {
  /** @type {Map<string, string[]>} */
  const next = new Map()
  for (const { from, to, typeOnly } of imports) if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to])
  const files = new Set(pages)
  for (const file of files) for (const to of next.get(file) ?? []) if (!ASKS.has(to)) files.add(to)
  return files
}

/**
 * Names what pages of every language read of the owners' texts: French and German lack them, and Castilian would fill their places.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkDinerPages(root) {
  const files = listFiles(root).filter((file) => /^(app|components|contract|lib)\//.test(file))
  const sources = parseSources(root, files)
  const read = reached(
    files.filter((file) => PAGES.test(file)),
    importGraph(root),
  )
  return sources
    .filter(({ file }) => read.has(file))
    .flatMap(messageUses)
    .flatMap(({ at, namespaces, keys }) =>
      (namespaces ?? [])
        .flatMap((one) => one || (keys ?? []))
        .map((name) => ({ at, name: name.split('\\.', 1)[0] ?? '' })),
    )
    .filter(({ name }) => OWNERS.has(name))
    .map(
      ({ at, name }) =>
        `${at} reads ${name}, which only owners read, and is part of a page in every language`,
    )
}
