/** @typedef {import('./source-files.mjs').Source} Source */
/** @typedef {import('oxc-parser').ParseResult['program']['body'][number] | { type: string }} Node */

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** @param {object | null | undefined} node @param {string} property */
export function child(node, property) {
  return node ? Reflect.get(node, property) : undefined
}

/**
 * The possible values of a key's expression, as sources of regular expressions. Null when only running the expression would tell.
 * @param {object | undefined} node
 * @returns {string[] | null}
 */
export function keyPatterns(node) {
  const type = child(node, 'type')
  if (type === 'Literal') return [literally(String(child(node, 'value')))]
  if (type === 'TemplateLiteral') {
    const texts = /** @type {object[]} */ (child(node, 'quasis')).map((part) => child(part, 'value').cooked)
    return [texts.map(literally).join('.+')]
  }
  if (type === 'ConditionalExpression') return both(child(node, 'consequent'), child(node, 'alternate'))
  if (type === 'LogicalExpression') return both(child(node, 'left'), child(node, 'right'))
  if (['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type))
    return keyPatterns(child(node, 'expression'))
  return null
}

/** @param {object} one @param {object} other */
function both(one, other) {
  const [left, right] = [keyPatterns(one), keyPatterns(other)]
  return left && right ? [...left, ...right] : null
}
