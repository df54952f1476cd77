import { Visitor } from 'oxc-parser'
import { ownWords } from './castilian-words.mjs'
import { child } from './key-pattern.mjs'
import { lineOf } from './source-files.mjs'

/** @typedef {import('./source-files.mjs').Source} Source */

/** Two words are often a list of classes or keys. */
const fewestWords = 3
const leastShare = 0.75

/** On the server, words of rules and orders begin small, and what an error says is for the api. @param {Source} source */
function isShownBy({ file, program }) {
  if (!file.startsWith('server/')) return () => true
  /** @type {{ start: number, end: number }[]} */
  const errors = []
  new Visitor({
    NewExpression({ callee, start, end }) {
      if (/Error$/.test(child(callee, 'name') ?? '')) errors.push({ start, end })
    },
  }).visit(program)
  return (/** @type {number} */ at, /** @type {string} */ text) =>
    /^[¡¿«\s]*\p{Lu}/u.test(text) && !errors.some(({ start, end }) => start <= at && at < end)
}

/**
 * Finds texts in code whose words are those of the Castilian catalogue, and short ones that are a text of it.
 * @param {Source} source
 * @param {{ words: Map<string, number>, texts: Set<string> }} castilian
 * @returns {string[]}
 */
export function castilianTexts(source, { words: known, texts }) {
  /** @type {string[]} */
  const problems = []
  const isShown = isShownBy(source)
  /** @param {number} start @param {string} text */
  const judge = (start, text) => {
    const words = ownWords(text).filter((word) => word.length > 1)
    const castilian = words.filter((word) => known.has(word))
    const isSentence =
      text.includes(' ') && words.length >= fewestWords && castilian.length >= words.length * leastShare
    const isShort = !source.file.startsWith('server/') && texts.has(text.trim())
    if ((isSentence || isShort) && isShown(start, text))
      problems.push(`${source.file}:${lineOf(source, start)} «${text.trim()}» belongs into messages/es.json`)
  }
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === 'string') judge(start, value)
    },
    TemplateLiteral({ start, quasis }) {
      judge(start, quasis.map((part) => child(part, 'value').cooked).join(' '))
    },
  }).visit(source.program)
  return problems
}
