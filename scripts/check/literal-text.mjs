import { Visitor } from 'oxc-parser'
import { child } from './key-pattern.mjs'
import { lineOf } from './source-files.mjs'

/** @typedef {import('./source-files.mjs').Source} Source */

const SPOKEN = [
  ...['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description', 'aria-roledescription'],
  ...['aria-valuetext', 'aria-placeholder', 'aria-braillelabel', 'aria-brailleroledescription'],
]
/** These words are the same in every language. */
const ALLOWED = ['km', 'm', 'kcal', 'min', 'PDF', 'QR', 'WhatsApp', 'IGN', 'CartoCiudad', 'CC', 'BY']

/** As «without-menu». @param {string} text */
const isIdentifier = (text) => !/\s/.test(text)

/** @param {string} text */
const wordsOf = (text) =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1 && !ALLOWED.includes(word))

/**
 * The texts that an expression may be: both sides of a choice, and a template without its values.
 * @param {object | null | undefined} node @returns {object[]}
 */
function textsIn(node) {
  const type = child(node, 'type')
  if (
    ['JSXExpressionContainer', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(
      type,
    )
  )
    return textsIn(child(node, 'expression'))
  if (type === 'ConditionalExpression')
    return [...textsIn(child(node, 'consequent')), ...textsIn(child(node, 'alternate'))]
  if (type === 'LogicalExpression') return [...textsIn(child(node, 'left')), ...textsIn(child(node, 'right'))]
  const isText = type === 'TemplateLiteral' || type === 'JSXText' || typeof child(node, 'value') === 'string'
  return node && isText ? [node] : []
}

/** @param {object} node */
function textOf(node) {
  if (child(node, 'type') !== 'TemplateLiteral') return String(child(node, 'value'))
  return /** @type {object[]} */ (child(node, 'quasis')).map((part) => child(part, 'value').cooked).join(' ')
}

/**
 * Whether people read an attribute. A `value` and a `data-…` are mostly for programs: they are read where they have two words, or on a button.
 * @param {string} name @param {string} element @param {string[]} types of the element
 */
function fewestWords(name, element, types) {
  if (SPOKEN.includes(name)) return 1
  if (name.startsWith('data-')) return 2
  if (name !== 'value' || !['input', 'button'].includes(element)) return undefined
  return types.some((type) => ['submit', 'reset', 'button'].includes(type)) && element === 'input' ? 1 : 2
}

/**
 * Finds words between tags, in an attribute that is read aloud, or in a notice: no translator can reach them.
 * @param {Source} source
 * @returns {string[]}
 */
export function literalText(source) {
  /** @type {string[]} */
  const problems = []
  /** @param {object | null | undefined} node */
  const judge = (node, fewest = 1) => {
    for (const one of textsIn(node)) {
      const text = textOf(one).trim()
      if (/[«»“”„]/.test(text))
        problems.push(
          `${source.file}:${lineOf(source, child(one, 'start'))} «${text}»: quotes are other signs in other languages, see contract/rules/language/quotes.ts`,
        )
      if (wordsOf(text).length >= fewest && !(fewest > 1 && isIdentifier(text)))
        problems.push(
          `${source.file}:${lineOf(source, child(one, 'start'))} «${text}» belongs into messages/es.json`,
        )
    }
  }
  new Visitor({
    JSXElement: (node) => {
      for (const one of node.children) judge(one)
    },
    JSXFragment: (node) => {
      for (const one of node.children) judge(one)
    },
    JSXOpeningElement({ name, attributes }) {
      const types = attributes
        .filter((one) => child(child(one, 'name'), 'name') === 'type')
        .flatMap((one) => textsIn(child(one, 'value')).map(textOf))
      for (const one of attributes) {
        const fewest = fewestWords(nameOf(child(one, 'name')), String(child(name, 'name')), types)
        if (fewest && child(one, 'value')) judge(child(one, 'value'), fewest)
      }
    },
    CallExpression({ callee, arguments: [text] }) {
      if (child(child(callee, 'object'), 'name') === 'notify') judge(text)
    },
  }).visit(source.program)
  return problems
}

/** @param {object | null | undefined} name */
const nameOf = (name) => String(child(name, 'name') ?? '')
