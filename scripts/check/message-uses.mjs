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

/**
 * The namespaces of each translator by its name, and of each `translatorsOf(…)`, which gives a translator for a language.
 * @param {Source} source
 */
function translators(source) {
  /** @type {Map<string, string[]>} */
  const named = new Map()
  /** @type {Map<string, string[]>} */
  const ofLanguages = new Map()
  new Visitor({
    VariableDeclarator(node) {
      for (const [id, init] of bindings(node)) {
        const name = child(id, 'name')
        const maker = init && child(child(init, 'callee'), 'name')
        if (maker === 'translatorsOf')
          ofLanguages.set(name, keyPatterns(child(init, 'arguments')[0]) ?? ['.+'])
        const namespaces = init && (madeNamespaces(init) ?? ofLanguages.get(maker))
        if (namespaces && name) named.set(name, [...(named.get(name) ?? []), ...namespaces])
      }
    },
  }).visit(source.program)
  return { named, ofLanguages }
}

/** @param {Source} source @returns {Use[]} */
export function messageUses(source) {
  const { named, ofLanguages } = translators(source)
  /** @type {Use[]} */
  const uses = []
  new Visitor({
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
        named.get(name) ?? ofLanguages.get(child(child(target, 'callee'), 'name')) ?? madeNamespaces(target)
      if (!namespaces && name !== 't') return
      const at = `${source.file}:${lineOf(source, node.start)}`
      uses.push({ at, namespaces, keys: keyPatterns(node.arguments[0]) })
    },
  }).visit(source.program)
  return uses
}

/** Every string, and every property that is read: a key that is passed around may be any of them. @param {Source} source */
export function stringsIn(source) {
  /** @type {Set<string>} */
  const strings = new Set()
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') strings.add(node.value)
    },
    MemberExpression({ property }) {
      const name = child(property, 'name')
      if (name) strings.add(name)
    },
    Property(node) {
      const name = child(node.key, 'name')
      if (name) strings.add(name)
    },
  }).visit(source.program)
  return strings
}
