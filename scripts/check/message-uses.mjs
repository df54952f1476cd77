import { Visitor } from 'oxc-parser'
import { child, keyPatterns } from './key-pattern.mjs'
import { lineOf } from './source-files.mjs'

/** @typedef {import('./source-files.mjs').Source} Source */
/**
 * One call of a translator. `namespaces` are the possible namespaces of its name in this file, as patterns; null when the name came from
 * another file. `keys` are patterns; null when only running the call would tell. `isLabels`: the call gives all texts, for code that it passes
 * them to.
 * @typedef {{ at: string, namespaces: string[] | null, keys: string[] | null, isLabels?: boolean }} Use
 */

const MAKERS = ['useTranslations', 'getTranslations', 'createTranslator']

/** @param {object} node @returns {string[] | null} the namespaces of a call that makes a translator */
function madeNamespaces(node) {
  const call = child(node, 'type') === 'AwaitExpression' ? child(node, 'argument') : node
  if (child(call, 'type') !== 'CallExpression' || !MAKERS.includes(child(call.callee, 'name'))) return null
  const [argument] = call.arguments
  if (!argument) return ['']
  if (argument.type !== 'ObjectExpression') return keyPatterns(argument) ?? ['.+']
  const property = argument.properties.find(
    (/** @type {object} */ one) => child(child(one, 'key'), 'name') === 'namespace',
  )
  return property ? (keyPatterns(property.value) ?? ['.+']) : ['']
}

/** `const t = …` and `const [t, …] = await Promise.all([…])`, as pairs. @param {object} declarator @returns {[object, object][]} */
function bindings(declarator) {
  const [id, init] = [child(declarator, 'id'), child(declarator, 'init')]
  if (id.type === 'Identifier' && init) return [[id, init]]
  const list = child(child(init, 'argument'), 'arguments')?.[0]
  if (id.type !== 'ArrayPattern' || list?.type !== 'ArrayExpression') return []
  return id.elements.map((/** @type {object} */ element, /** @type {number} */ index) => [
    element,
    list.elements[index],
  ])
}

/** @typedef {{ start: number, end: number }} Range */
/** A translator of this name, within the function that makes it. @typedef {Range & { name: string, namespaces: string[] }} Made */

/** Several functions of one file call their translators `t`. @param {Source} source */
function functionsOf(source) {
  /** @type {Range[]} */
  const ranges = [{ start: 0, end: source.text.length }]
  const take = (/** @type {Range} */ { start, end }) => ranges.push({ start, end })
  new Visitor({ FunctionDeclaration: take, FunctionExpression: take, ArrowFunctionExpression: take }).visit(
    source.program,
  )
  return ranges
}

/** @template {Range} One @param {One[]} ranges @param {number} at @returns {One[]} the smallest of those around a place */
function innermost(ranges, at) {
  const around = ranges.filter(({ start, end }) => start <= at && at < end)
  const size = Math.min(...around.map(({ start, end }) => end - start))
  return around.filter(({ start, end }) => end - start === size)
}

/**
 * The translators of a file with their namespaces, and the namespaces of each `translatorsOf(…)`, which gives a translator for a language.
 * @param {Source} source
 */
function translators(source) {
  /** @type {Made[]} */
  const made = []
  /** @type {Map<string, string[]>} */
  const ofLanguages = new Map()
  const functions = functionsOf(source)
  new Visitor({
    VariableDeclarator(node) {
      const [range] = innermost(functions, node.start)
      for (const [id, init] of bindings(node)) {
        const name = child(id, 'name')
        const maker = init && child(child(init, 'callee'), 'name')
        if (maker === 'translatorsOf')
          ofLanguages.set(name, keyPatterns(child(init, 'arguments')[0]) ?? ['.+'])
        const namespaces = init && (madeNamespaces(init) ?? ofLanguages.get(maker))
        if (namespaces && name && range) made.push({ ...range, name, namespaces })
      }
    },
  }).visit(source.program)
  /** @param {string} name @param {number} at */
  const namespacesAt = (name, at) => {
    const known = innermost(
      made.filter((one) => one.name === name),
      at,
    )
    return known.length > 0 ? known.flatMap(({ namespaces }) => namespaces) : undefined
  }
  return { namespacesAt, ofLanguages }
}

/** The names in `(await getMessages()).home.today`. @param {object} node @param {Set<object>} parts of it, which are added here @returns {string[]} */
function messagesRead(node, parts) {
  /** @type {string[]} */
  const names = []
  for (let one = node; ; one = child(one, 'object')) {
    if (child(one, 'type') !== 'MemberExpression')
      return child(child(child(one, 'argument'), 'callee'), 'name') === 'getMessages' ? names : []
    parts.add(one)
    if (child(one, 'computed')) names.length = 0
    else names.unshift(child(child(one, 'property'), 'name'))
  }
}

/** @param {Source} source @returns {Use[]} */
export function messageUses(source) {
  const { namespacesAt, ofLanguages } = translators(source)
  /** @type {Use[]} */
  const uses = []
  /** Parts of a longer chain. @type {Set<object>} */
  const parts = new Set()
  new Visitor({
    MemberExpression(node) {
      const names = parts.has(node) ? [] : messagesRead(node, parts)
      const at = `${source.file}:${lineOf(source, node.start)}`
      if (names.length > 0) uses.push({ at, namespaces: [names.join('\\.')], keys: null, isLabels: true })
    },
    CallExpression(node) {
      const { callee } = node
      if (child(callee, 'name') === 'labelsOf') {
        const at = `${source.file}:${lineOf(source, node.start)}`
        uses.push({ at, namespaces: keyPatterns(node.arguments[0]), keys: null, isLabels: true })
        return
      }
      const method = ['rich', 'markup', 'raw', 'has'].includes(child(child(callee, 'property'), 'name'))
      const target = callee.type === 'MemberExpression' && method ? callee.object : callee
      const name = child(target, 'name')
      const namespaces =
        namespacesAt(name, node.start) ??
        ofLanguages.get(child(child(target, 'callee'), 'name')) ??
        madeNamespaces(target)
      if (!namespaces && name !== 't') return
      const at = `${source.file}:${lineOf(source, node.start)}`
      uses.push({ at, namespaces, keys: keyPatterns(node.arguments[0]) })
    },
  }).visit(source.program)
  return uses
}

/** `patterns`: of texts with something in them, such as `${service}At`. @typedef {{ words: Set<string>, patterns: RegExp[] }} Strings */

/** Every string, and every property that is read: a key that is passed around may be any of them. @param {Source} source @returns {Strings} */
export function stringsIn(source) {
  /** @type {Set<string>} */
  const words = new Set()
  /** @type {RegExp[]} */
  const patterns = []
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') words.add(node.value)
    },
    TemplateLiteral(node) {
      const [pattern] = keyPatterns(node) ?? []
      const texts = node.quasis.map((part) => child(part, 'value').cooked).join('')
      if (pattern && /^[\w.]*[a-z]{2}[\w.]*$/i.test(texts)) patterns.push(new RegExp(`^${pattern}$`))
    },
    MemberExpression({ property }) {
      const name = child(property, 'name')
      if (name) words.add(name)
    },
    Property(node) {
      const name = child(node.key, 'name')
      if (name) words.add(name)
    },
  }).visit(source.program)
  return { words, patterns }
}
