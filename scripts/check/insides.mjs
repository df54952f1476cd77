import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lineOf, listFiles, parseSources } from './source-files.mjs'

const page = 'docs/insides.md'
const ROOM = /^(lib|server\/db)\/insides\//
/** Code that runs in the product. Tests may use insides freely. */
const PRODUCT =
  /^(app|components|contract|lib|server)\/|^(middleware|next\.config|instrumentation-client)\.ts$|^scripts\/(build|run)\//

/** Words that show knowledge of insides. The program `next` is a documented interface. */
const WORDS =
  /next\/dist\/(?!bin\/)|x-next(js)?-|\b__(next|NEXT|zod)_\w+|\bself\.__|_next\/static|-manifest\.json|required-server-files|rootMainFiles|History\.prototype|node:v8|execProtocolRawSync|defaultStartParams|_\.session/g

/** @param {string} text */
const namedIn = (text) =>
  new Set([...text.matchAll(/^\|.*$/gm)].flatMap(([row]) => row.match(/[\w./-]+/g) ?? []))

/**
 * Checks that code with knowledge of insides is in the two insides folders, and that each file there has a row in the table.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkInsides(root) {
  const files = listFiles(root)
  const named = namedIn(files.includes(page) ? readFileSync(path.join(root, page), 'utf8') : '')
  const unnamed = files.filter((file) => ROOM.test(file) && !named.has(file))
  const elsewhere = files.filter((file) => PRODUCT.test(file) && !ROOM.test(file))
  return [
    ...unnamed.map((file) => `${file} has no row in ${page}`),
    ...parseSources(root, elsewhere).flatMap((source) =>
      [...source.text.matchAll(WORDS)].map(
        ({ 0: word, index }) =>
          `${source.file}:${lineOf(source, index)} «${word}» is known in lib/insides or server/db/insides alone`,
      ),
    ),
  ]
}
