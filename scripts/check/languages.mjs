import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Visitor } from 'oxc-parser'
import { parseSources } from './source-files.mjs'

const CASTILIAN = 'messages/es.json'
/** Other texts in languages, against the same in Castilian: what is printed on a sheet has some names of the catalogue, a guide is code. */
const SHEETS = 'messages/sheets'
const SHEET_PARTS = ['weekdays', 'printedMenu', 'includes', 'allergens']
const GUIDES = 'lib/i18n/menu-guide'
/** Texts of more than two words that are right in another language though they read as in Castilian: text → languages. */
const SAME = 'messages/same-as-castilian.json'

/** What only owners read. Languages of the diner's side have none of it. */
export const OWNERS = new Set(
  'accountDeleted address billingDetails changePassword chat chatbot devMail deviceName draft factor forgotPassword invoices invoiceSheet menuHistory menuPage menuTabs ownerHome ownerNav ownerToday passwordStrength payment paymentOutcome personalData planNote plans profileEditor profileForm proof qr rectify repeat resendVerification resetPassword results sandbox secondStep security signin signup templateEditor templates translations tryWhatsapp upload verifyEmail visible week whatsapp wizard yourData'.split(
    ' ',
  ),
)

/** For whoever adds words for owners. @param {string} key */
const ownersAlone = (key) =>
  `, or only owners read ${key.split('.', 1)}: then OWNERS in scripts/check/languages.mjs names it`

/** @param {string} root @param {string} file @returns {Record<string, any>} */
const read = (root, file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** @param {object} messages @param {string} prefix @returns {[key: string, text: string][]} */
function leaves(messages, prefix = '') {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : leaves(value, `${prefix}${name}.`),
  )
}

/**
 * What code and reader of a text rely on: placeholders, tags, and the cases of plurals, each with what stands in it.
 * @param {string} text
 */
function shape(text) {
  const places = text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) ?)\{(\w+)(?:\}|, ?(\w+))/g)
  const tags = text.matchAll(/<\/?\w+\/?>/g)
  const cases = text.matchAll(/(=\d+|zero|one|two|few|many|other) ?\{/g)
  const parts = [...places, ...tags, ...cases].map(([whole, name = whole, kind]) =>
    kind ? `${name} ${kind}` : name,
  )
  return [...new Set(parts)].sort().join(' ')
}

/**
 * French has a space that does not break before «:», «;», «?», «!», «»», «€» and «%», and after «. Texts for readers of another language, and
 * the colon of an address, are left out.
 * @param {string} key @param {string} text
 */
const hasLooseSign = (key, text) =>
  !key.startsWith('mail.dailyMenu.translated.') && / [:;?!»€%]|« |\p{L}[;?!](?= |$)|\p{L}:(?= |$)/u.test(text)

/** Small words of Castilian that no text of the other language has. */
const CASTILIAN_WORDS = /** @type {Record<string, Set<string>>} */ (
  Object.fromEntries(
    Object.entries({
      ca: 'y con este hoy platos más su hasta también sin pero desde cuando donde muy',
      gl: 'y los las hoy su muy también hasta ella cuando donde',
      eu: 'y el los las con para del una por que este esta hoy más sin como platos',
      en: 'y el los las con para del una por que este esta hoy más sin como platos',
      fr: 'el los las con para del una por hoy más sin platos',
      de: 'y el las con para del una por que este esta hoy más sin como platos',
    }).map(([code, words]) => [code, new Set(words.split(' '))]),
  )
)

/** What a text says itself: without names in quotes, places, addresses, and the name of the menu. @param {string} text */
const ownWords = (text) =>
  text
    .replace(/«[^»]*»|“[^”]*”|„[^“]*“|\{\w+\}|<[^>]*>|[\w.+-]+@\S+|\S*[/.]\w\S*|men[uú]s? del día/giu, ' ')
    .toLowerCase()
    .match(/[\p{L}’']+/gu) ?? []

/** @param {string} code @param {string} key @param {string} text */
const castilianIn = (code, key, text) =>
  key.startsWith('mail.dailyMenu.translated.') || !/\s/.test(text)
    ? []
    : ownWords(text).filter((word) => CASTILIAN_WORDS[code]?.has(word))

/** @param {string} text */
const isSentence = (text) => (text.replace(/\{[^{}]*\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 2

/** @typedef {{ code: string, file: string, own: Record<string, any>, expected: Record<string, any>, why?: (key: string) => string }} Texts */

/** What is printed on a sheet, in the languages that menus are translated into. @param {string} root @param {string} code @returns {Texts[]} */
function sheetOf(root, code) {
  const file = `${SHEETS}/${code}.json`
  if (!existsSync(path.join(root, file))) return []
  const [own, castilian] = [read(root, file), read(root, CASTILIAN)]
  return [
    { code, file, own, expected: Object.fromEntries(SHEET_PARTS.map((part) => [part, castilian[part]])) },
  ]
}

/** The texts of a guide by their place in it. @param {string} root @param {string} code @returns {Texts[]} */
function guideOf(root, code) {
  const [castilian, own] = ['es', code].map((one) => {
    const file = `${GUIDES}/${one}.ts`
    return existsSync(path.join(root, file)) ? stringsOf(parseSources(root, [file])) : undefined
  })
  return own && castilian ? [{ code, file: `${GUIDES}/${code}.ts`, own, expected: castilian }] : []
}

/** @param {import('./source-files.mjs').Source[]} sources @returns {Record<string, string>} */
function stringsOf(sources) {
  /** @type {Record<string, string>} */
  const strings = {}
  const visitor = new Visitor({
    Property({ value }) {
      for (const node of value.type === 'ArrayExpression' ? value.elements : [value])
        if (node?.type === 'Literal' && typeof node.value === 'string')
          strings[`text ${Object.keys(strings).length + 1}`] = node.value
    },
  })
  for (const { program } of sources) visitor.visit(program)
  return strings
}

/** The languages and their sides, as contract/languages.ts writes them. @param {string} root */
function languagesOf(root) {
  const text = readFileSync(path.join(root, 'contract/languages.ts'), 'utf8')
  return [...text.matchAll(/^ {2}(\w{2}): \{ name: '[^']+', side: '(\w+)'/gm)].map(([, code = '', side]) => ({
    code,
    side,
  }))
}

/**
 * Holds every language to Castilian: no key missing or over, the same placeholders, tags and plurals, and no Castilian left. A language of
 * the diner's side lacks what only owners read.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkLanguages(root) {
  const castilian = read(root, CASTILIAN)
  const same = existsSync(path.join(root, SAME)) ? read(root, SAME) : {}
  const used = new Set()
  /** @param {Texts} texts */
  const compare = ({ code, file, own, expected, why = () => '' }) => {
    const texts = new Map(leaves(own))
    const castilianTexts = new Map(leaves(expected))
    const loose = code === 'fr' ? leaves(own).filter(([key, text]) => hasLooseSign(key, text)) : []
    const mixed = leaves(own).flatMap(([key, text]) => {
      const words = castilianTexts.get(key) === text ? [] : castilianIn(code, key, text)
      return words.length > 0 ? [`${file}: ${key} has Castilian words: ${words.join(', ')}`] : []
    })
    const left = leaves(expected).flatMap(([key, text]) => {
      const other = texts.get(key)
      texts.delete(key)
      if (other === undefined) return [`${file} lacks ${key}${why(key)}`]
      if (shape(text) !== shape(other))
        return [`${file}: ${key} has «${shape(other)}» where Castilian has «${shape(text)}»`]
      if (other !== text || !isSentence(text)) return []
      used.add(`${code} ${text}`)
      return same[text]?.includes(code)
        ? []
        : [`${file}: ${key} reads as in Castilian; if that is right, ${SAME} says so`]
    })
    return [
      ...left,
      ...mixed,
      ...loose.map(([key]) => `${file}: ${key} needs a space that does not break at a sign (U+202F)`),
      ...[...texts.keys()].map((key) => `${file}: Castilian has no ${key}`),
    ]
  }
  const problems = languagesOf(root)
    .filter(({ code }) => code !== 'es')
    .flatMap(({ code, side }) => {
      const file = `messages/${code}.json`
      if (!existsSync(path.join(root, file)))
        return [`${file} is not there, and contract/languages.ts names it`]
      const forAll = Object.fromEntries(Object.entries(castilian).filter(([name]) => !OWNERS.has(name)))
      const catalogue = side === 'whole' ? { expected: castilian } : { expected: forAll, why: ownersAlone }
      return [
        { code, file, own: read(root, file), ...catalogue },
        ...sheetOf(root, code),
        ...guideOf(root, code),
      ].flatMap(compare)
    })
  const unused = Object.entries(same).flatMap(([text, codes]) =>
    codes
      .split(' ')
      .filter((/** @type {string} */ code) => !used.has(`${code} ${text}`))
      .map((/** @type {string} */ code) => `${SAME}: ${code} no longer reads «${text}»`),
  )
  return [...problems, ...unused]
}
