import { Visitor } from 'oxc-parser'
import { lineOf } from './source-files.mjs'

/** @typedef {import('./source-files.mjs').Source} Source */
/** @typedef {{ type: string, start: number, name?: string }} Named */

/** These words say that there is something, but not what it is: docs/conventions.md#words. */
const RIDDLES = new Set(['told', 'heard', 'said', 'meant', 'onto', 'of', 'few', 'many'])

/** In SQL a name stands behind «as», or before it where a query begins: «told as (select …)». */
const SQL_NAME = /\bas\s+(?<alias>\w+)|(?<query>\w+)\s+as\s+(?:materialized\s+)?\(/gi

/** @param {string} text @returns {{ name: string, at: number }[]} the names that a piece of SQL gives */
const sqlNames = (text) =>
  [...text.matchAll(SQL_NAME)].map(({ index, groups = {} }) => ({
    name: groups.alias ?? groups.query ?? '',
    at: index,
  }))

/** @param {unknown} pattern @returns {Named[]} the names a pattern binds */
function boundNames(pattern) {
  if (!pattern || typeof pattern !== 'object') return []
  const get = (/** @type {string} */ key) => Reflect.get(pattern, key)
  switch (get('type')) {
    case 'Identifier':
      return [/** @type {Named} */ (pattern)]
    case 'ObjectPattern':
      return get('properties').flatMap((/** @type {object} */ one) =>
        boundNames(Reflect.get(one, 'value') ?? Reflect.get(one, 'argument')),
      )
    case 'ArrayPattern':
      return get('elements').flatMap(boundNames)
    case 'AssignmentPattern':
      return boundNames(get('left'))
    case 'RestElement':
      return boundNames(get('argument'))
    default:
      return []
  }
}

/** A name must say what a thing is. Tests may be short. @param {Source} source @returns {string[]} */
export function plainNameProblems(source) {
  const { file, program } = source
  if (/^(tests|e2e)\//.test(file)) return []
  /** @type {string[]} */
  const problems = []
  const checkName = (/** @type {string} */ name, /** @type {number} */ start) => {
    if (RIDDLES.has(name.toLowerCase()))
      problems.push(`${file}:${lineOf(source, start)} «${name}» says nothing: name the thing`)
  }
  const check = (/** @type {unknown} */ pattern) => {
    for (const { name = '', start } of boundNames(pattern)) checkName(name, start)
  }
  const checkFunction = (/** @type {{ id?: unknown, params?: unknown[] }} */ { id, params = [] }) =>
    [id, ...params].forEach(check)
  new Visitor({
    VariableDeclarator: ({ id }) => check(id),
    FunctionDeclaration: checkFunction,
    FunctionExpression: checkFunction,
    ArrowFunctionExpression: checkFunction,
    TSTypeAliasDeclaration: ({ id }) => check(id),
    TaggedTemplateExpression({ tag, quasi }) {
      if (Reflect.get(tag, 'name') !== 'sql') return
      for (const { start, value } of quasi.quasis)
        for (const { name, at } of sqlNames(value.raw)) checkName(name, start + at)
    },
  }).visit(program)
  return problems
}
