import { Visitor } from 'oxc-parser'
import { child } from './key-pattern.mjs'
import { lineOf } from './source-files.mjs'

/** @typedef {import('./source-files.mjs').Source} Source */

const SPOKEN = [
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
]
/** These words are the same in every language. */
const ALLOWED = ['km', 'm', 'kcal', 'min', 'PDF', 'QR', 'WhatsApp', 'IGN', 'CartoCiudad', 'CC', 'BY']

/** @param {string} text */
function hasWords(text) {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.some((word) => word.length > 1 && !ALLOWED.includes(word))
}

/** @param {object | null | undefined} node @returns {string} */
function textOf(node) {
  const type = child(node, 'type')
  if (type === 'JSXExpressionContainer') return textOf(child(node, 'expression'))
  if (type === 'Literal' || type === 'JSXText') return String(child(node, 'value'))
  if (type !== 'TemplateLiteral') return ''
  return /** @type {object[]} */ (child(node, 'quasis')).map((part) => child(part, 'value').cooked).join(' ')
}

/**
 * Finds words between tags, or in an attribute that is read aloud: no translator can reach them.
 * @param {Source} source
 * @returns {string[]}
 */
export function literalText(source) {
  /** @type {string[]} */
  const problems = []
  /** @param {object} node */
  const judge = (node) => {
    const text = textOf(node).trim()
    if (hasWords(text))
      problems.push(
        `${source.file}:${lineOf(source, child(node, 'start'))} «${text}» belongs into messages/es.json`,
      )
  }
  new Visitor({
    JSXElement: (node) => node.children.forEach(judge),
    JSXFragment: (node) => node.children.forEach(judge),
    JSXAttribute({ name, value }) {
      if (value && SPOKEN.includes(String(child(name, 'name')))) judge(value)
    },
  }).visit(source.program)
  return problems
}
