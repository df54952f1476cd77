import { Visitor } from 'oxc-parser'
import { ownWords } from './castilian-words.mjs'
import { child } from './key-pattern.mjs'
import { lineOf } from './source-files.mjs'

/** @typedef {import('./source-files.mjs').Source} Source */

/** Two words are often a list of classes or keys. */
const fewestWords = 3
const leastShare = 0.75

/**
 * Finds texts in code whose words are those of the Castilian catalogue.
 * @param {Source} source
 * @param {Map<string, number>} castilian
 * @returns {string[]}
 */
export function castilianTexts(source, castilian) {
  /** @type {string[]} */
  const problems = []
  /** @param {number} start @param {string} text */
  const judge = (start, text) => {
    const words = ownWords(text).filter((word) => word.length > 1)
    const known = words.filter((word) => castilian.has(word))
    if (words.length >= fewestWords && known.length >= words.length * leastShare)
      problems.push(`${source.file}:${lineOf(source, start)} «${text.trim()}» belongs into messages/es.json`)
  }
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === 'string' && value.includes(' ')) judge(start, value)
    },
    TemplateLiteral({ start, quasis }) {
      judge(start, quasis.map((part) => child(part, 'value').cooked).join(' '))
    },
  }).visit(source.program)
  return problems
}
