/** The features that PLAIN can switch off. docs/insides.md#switches describes each and its replacement. */
export const switches = /** @type {const} */ ([
  'page-cache',
  'sent-position',
  'remembered-pages',
  'script-grammar',
  'late-scripts',
  'start-pause',
  'served-items',
  'page-parts',
  'hinted-chunks',
  'built-config',
  'manifests',
  'stack-traces',
  'memory-flags',
  'frugal-parser',
  'kept-plans',
])

/** @typedef {typeof switches[number]} Switch */

/** @param {string} list */
const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** @param {string | undefined} list the variable @param {Switch} name */
export const isOff = (list, name) => namesIn(list ?? '').some((one) => one === 'all' || one === name)

/** @param {string} list */
export const isPlainList = (list) =>
  namesIn(list).every((name) => name === 'all' || switches.some((known) => known === name))

export const plainExpected = 'all, o nombres de docs/insides.md separados por comas'
