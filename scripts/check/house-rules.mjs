import { Visitor } from 'oxc-parser'
import { askingProblems } from './asking.mjs'
import { plainNameProblems } from './plain-names.mjs'
import { lineOf, listFiles, parseSources } from './source-files.mjs'

/** @typedef {import('./source-files.mjs').Source} Source */

const LONGEST = 400
const MAY_READ_ENV =
  /^(server\/env\.ts|lib\/env\.ts|instrumentation\.ts$|scripts\/|tests\/|e2e\/|[^/]+\.config\.ts$)/
const MAY_HOLD_SQL = /^(server\/db\/|server\/modules\/[^/]+\/queries|scripts\/|tests\/|e2e\/)/
/** Functions of next-intl that fill texts, and the files that make them join small words to values. */
const FILLS = /^((use|get)Translations|createTranslator)$/
const MAY_FILL =
  /^(lib\/i18n\/translations\.ts$|server\/words\/create-translator\.ts$|scripts\/|tests\/|e2e\/)/
const CODE = /\.(tsx?|mjs|css)$/

/** Folders under app/ are addresses, spelled as in docs/product.md, so their names are not checked. @param {string} file */
function ownNames(file) {
  const parts = file.split('/').map((part) => part.replace(/^[_.]+|(\.[a-z]+)+$/g, ''))
  return file.startsWith('app/') ? parts.slice(-1) : parts
}

/** @param {string} file @returns {string[]} */
function nameProblems(file) {
  if (!CODE.test(file)) return []
  const problems = ownNames(file)
    .filter((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))
    .map((part) => `${file}: «${part}» is not kebab-case`)
  if (/(^|\/)(utils?|helpers?)(\/|\.[a-z]+$)/.test(file)) problems.push(`${file}: name it after what it does`)
  return problems
}

/** @param {Source} source @returns {string[]} */
function lengthProblems({ file, text }) {
  const lines = text.trimEnd().split('\n').length
  return lines > LONGEST ? [`${file}: ${lines} lines, none may have more than ${LONGEST}`] : []
}

/** @param {object} node @param {string} object @param {string} property */
function isMember(node, object, property) {
  const [left, right] = [Reflect.get(node, 'object'), Reflect.get(node, 'property')]
  return left?.name === object && (right?.name ?? right?.value) === property
}

/** @param {Source} source @returns {string[]} */
function codeProblems(source) {
  const { file, program } = source
  /** @type {string[]} */
  const problems = []
  /** @param {{ start: number }} node @param {string} problem */
  const add = (node, problem) => problems.push(`${file}:${lineOf(source, node.start)} ${problem}`)
  const pure = file.startsWith('contract/')
  new Visitor({
    ImportDeclaration(node) {
      if (!node.source.value.startsWith('next-intl') || MAY_FILL.test(file)) return
      for (const one of node.specifiers)
        if (FILLS.test(Reflect.get(Reflect.get(one, 'imported') ?? {}, 'name')))
          add(one, 'texts are filled by lib/i18n/translations.ts and server/words/create-translator.ts')
    },
    MemberExpression(node) {
      if (isMember(node, 'process', 'env') && !MAY_READ_ENV.test(file))
        add(node, 'process.env is read in server/env.ts and lib/env.ts alone')
      if (pure && isMember(node, 'Date', 'now')) add(node, 'a rule is given its clock')
    },
    NewExpression(node) {
      if (pure && Reflect.get(node.callee, 'name') === 'Date' && node.arguments.length === 0)
        add(node, 'a rule is given its clock')
    },
    CallExpression(node) {
      const { callee } = node
      const [first] = node.arguments
      if (/^(use|get)Formatter$/.test(Reflect.get(callee, 'name')))
        add(node, 'dates and lists are written by lib/i18n and lib/language: Intl’s Basque is not read aloud')
      const verb = callee.type === 'MemberExpression' ? Reflect.get(callee.property, 'name') : ''
      if (!['query', 'execute'].includes(verb) || MAY_HOLD_SQL.test(file) || !first) return
      const text = source.text.slice(first.start, first.end)
      if (/^['"`]\s*(select|insert|update|delete|with|create|alter|drop)\b/i.test(text))
        add(first, 'SQL only in queries.ts and db/')
    },
  }).visit(program)
  return problems
}

/**
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkHouseRules(root) {
  const files = listFiles(root)
  const sources = parseSources(root, files)
  return [
    ...files.flatMap(nameProblems),
    ...sources.flatMap(lengthProblems),
    ...sources.flatMap(codeProblems),
    ...sources.flatMap(askingProblems),
    ...sources.flatMap(plainNameProblems),
  ]
}
