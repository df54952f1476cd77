import { readFileSync } from 'node:fs'
import { bundled } from './reader/bundle.mjs'

/** @typedef {import('../../server/text/dishes/languages.ts').Source} Source */

const sources = /** @type {const} */ (['es', 'ca', 'gl', 'eu'])
const targets = /** @type {const} */ (['en', 'fr', 'de', 'ca', 'es'])

/** A dish, and behind a tab its language where the file says it. @param {string} line */
function dishOf(line) {
  const [name = '', language] = line.split('\t').map((part) => part.trim())
  return { name, source: sources.find((one) => one === language) }
}

/**
 * The dishes of a file, one a line, in each language: what stays as it was written stands between asterisks.
 * @param {string} file
 */
export async function benchDishes(file) {
  /** @type {typeof import('../../server/text/dishes/translate-dish.ts')} */
  const { translateDish } = await bundled('server/text/dishes/translate-dish.ts')
  const dishes = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(dishOf)
  const totals = Object.fromEntries(
    targets.map((target) => [target, { enteros: 0, 'en parte': 0, 'sin traducir': 0, milisegundos: 0 }]),
  )
  for (const { name, source } of dishes) {
    console.log(`\n${name}`)
    for (const target of targets) {
      const started = performance.now()
      const { how, pieces } = translateDish(name, target, source)
      const total = totals[target]
      if (!total) continue
      total.milisegundos += performance.now() - started
      total[how === 'wholly' ? 'enteros' : how === 'partly' ? 'en parte' : 'sin traducir'] += 1
      const text = pieces.map(({ text, lang }) => (lang ? `*${text}*` : text)).join(' ')
      console.log(`  ${target}  ${{ wholly: ' ', partly: '~', not: '·' }[how]} ${text}`)
    }
  }
  console.log(`\n${dishes.length} platos`)
  for (const total of Object.values(totals)) total.milisegundos = Number(total.milisegundos.toFixed(1))
  console.table(totals)
}
