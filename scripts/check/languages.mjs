import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Visitor } from 'oxc-parser'
import { castilianIn, countWords, ownWords } from './castilian-words.mjs'
import { differenceOf, readMessage, UnreadableText } from './message-shape.mjs'
import { parseSources } from './source-files.mjs'

const CASTILIAN = 'messages/es.json'
/** Other texts in languages, against the same in Castilian: what is printed on a sheet has some names of the catalogue, a guide is code. */
const SHEETS = 'messages/sheets'
const SHEET_PARTS = ['weekdays', 'printedMenu', 'includes', 'allergens']
const GUIDES = 'lib/i18n/menu-guide'
/** Texts that are right in another language though they read as in Castilian: text → languages. */
const SAME = 'messages/same-as-castilian.json'

/** What only owners read. Languages of the diner's side have none of it. */
export const OWNERS = new Set(
  'accountDeleted address billingDetails changePassword chat chatbot devMail deviceName draft factor forgotPassword holidays invoices invoiceSheet menuHistory menuPage menuTabs ownerHome ownerNav ownerToday passwordStrength payment paymentOutcome personalData planNote plans profileEditor profileForm proof qr rectify repeat resendVerification resetPassword results sandbox secondStep security signin signup stockTemplates templateEditor templates translations tryWhatsapp upload verifyEmail visible week whatsapp wizard yourData'.split(
    ' ',
  ),
)

/** For whoever adds words for owners. @param {string} key */
const ownersAlone = (key) =>
  `, or only owners read ${key.split('.', 1)}: then OWNERS in scripts/check/languages.mjs names it`

/** @param {string} root @param {string} file @returns {Record<string, any>} */
const read = (root, file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** Empty without a file: then all its texts are missing. @param {string} root @param {string} file */
const readOr = (root, file) => (existsSync(path.join(root, file)) ? read(root, file) : {})

/** @param {object} messages @param {string} prefix @returns {[key: string, text: string][]} */
function leaves(messages, prefix = '') {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : leaves(value, `${prefix}${name}.`),
  )
}

/**
 * French has a space that does not break before «:», «;», «?», «!», «»», «€» and «%», and after «. Texts for readers of another language, and
 * the colon of an address, are left out.
 * @param {string} key @param {string} text
 */
const hasLooseSign = (key, text) =>
  !isForOthers(key) && / [:;?!»€%]|« |\p{L}[;?!](?= |$)|\p{L}:(?= |$)/u.test(text)

/** @param {string} text */
const isSentence = (text) => (text.replace(/\{[^{}]*\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 2

/** One word that no other text of the language has: «Cerrar», and not «Menú». @param {string} key @param {string} text @param {Map<string, number>} elsewhere */
function isLoneWord(key, text, elsewhere) {
  const [word = '', ...more] = ownWords(text)
  return more.length === 0 && word.length > 2 && !/\.(anchor|id)$/.test(key) && !elsewhere.has(word)
}

/** Texts for readers of another language. @param {string} key */
const isForOthers = (key) => key.startsWith('mail.dailyMenu.translated.')

/** Whose code shows words between `<es>` and `</es>` as Castilian: a guide, and the answers of the help. @param {string} key */
const maySayCastilian = (key) => /^text \d+$|^faqs\.questions\.\w+\.answer$/.test(key)

/** How a text differs from the Castilian one in what code and reader rely on. @param {string} key @param {string} own @param {string} castilian */
function shapeProblem(key, own, castilian) {
  try {
    const bare = maySayCastilian(key) ? own.replace(/<es>([^<]*)<\/es>/g, '$1') : own
    return differenceOf(readMessage(bare), readMessage(castilian))
  } catch (error) {
    if (error instanceof UnreadableText) return `has ${error.message}`
    throw error
  }
}

/** @typedef {{ code: string, file: string, own: Record<string, any>, expected: Record<string, any>, why?: (key: string) => string }} Texts */

/**
 * What is printed on a sheet, in the languages that menus are translated into. Castilian, Galician and Basque sheets have the words of pages.
 * @param {string} root @param {string} code @returns {Texts[]}
 */
function sheetOf(root, code) {
  const file = `${SHEETS}/${code}.json`
  if (!existsSync(path.join(root, file)) && !menuLanguagesOf(root).includes(code)) return []
  const castilian = read(root, CASTILIAN)
  const expected = Object.fromEntries(SHEET_PARTS.map((part) => [part, castilian[part]]))
  return [{ code, file, own: readOr(root, file), expected }]
}

/** As contract/entities/translated-menu.ts writes them. @param {string} root @returns {string[]} */
function menuLanguagesOf(root) {
  const file = path.join(root, 'contract/entities/translated-menu.ts')
  const [, list = ''] = existsSync(file)
    ? (readFileSync(file, 'utf8').match(/menuLanguages = \[([^\]]*)\]/) ?? [])
    : []
  return list.match(/\w+/g) ?? []
}

/** The texts of a guide by their place in it. @param {string} root @param {string} code @returns {Texts[]} */
function guideOf(root, code) {
  const [castilian, own] = ['es', code].map((one) => {
    const file = `${GUIDES}/${one}.ts`
    return existsSync(path.join(root, file)) ? stringsOf(parseSources(root, [file])) : undefined
  })
  return castilian ? [{ code, file: `${GUIDES}/${code}.ts`, own: own ?? {}, expected: castilian }] : []
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
  const same = readOr(root, SAME)
  const used = new Set()
  const castilianWords = countWords(
    [castilian, ...guideOf(root, 'es').map(({ own }) => own)].flatMap(textsOf),
  )
  const problems = languagesOf(root)
    .filter(({ code }) => code !== 'es')
    .flatMap((language) => {
      const { code } = language
      const file = `messages/${code}.json`
      if (!existsSync(path.join(root, file)))
        return [`${file} is not there, and contract/languages.ts names it`]
      const all = [catalogueOf(root, language, castilian), ...sheetOf(root, code), ...guideOf(root, code)]
      const words = {
        code,
        own: countWords(all.flatMap(({ own }) => textsOf(own))),
        castilian: castilianWords,
      }
      const elsewhere = countWords(all.flatMap(differing))
      /** Listed as right. @param {string} text */
      const isRight = (text) => {
        used.add(`${code} ${text}`)
        return same[text]?.split(' ').includes(code)
      }
      return all.flatMap((texts) => compare(texts, words, elsewhere, isRight))
    })
  const unused = Object.entries(same).flatMap(([text, codes]) =>
    codes
      .split(' ')
      .filter((/** @type {string} */ code) => !used.has(`${code} ${text}`))
      .map((/** @type {string} */ code) => `${SAME}: ${code} no longer reads «${text}»`),
  )
  return [...problems, ...unused]
}

/** Texts in words of the language. @param {Texts} texts */
function differing({ own, expected }) {
  const castilian = new Map(leaves(expected))
  return leaves(own).flatMap(([key, text]) => (castilian.get(key) === text ? [] : [text]))
}

/** @param {object} messages */
const textsOf = (messages) => leaves(messages).map(([, text]) => text)

/** @param {string} root @param {{ code: string, side: string | undefined }} language @param {Record<string, any>} castilian @returns {Texts} */
function catalogueOf(root, { code, side }, castilian) {
  const file = `messages/${code}.json`
  const texts = { code, file, own: read(root, file) }
  if (side === 'whole') return { ...texts, expected: castilian }
  const forAll = Object.fromEntries(Object.entries(castilian).filter(([name]) => !OWNERS.has(name)))
  return { ...texts, expected: forAll, why: ownersAlone }
}

/**
 * @param {Texts} texts
 * @param {Parameters<typeof castilianIn>[1]} words
 * @param {Map<string, number>} elsewhere the words of texts that do not read as in Castilian
 * @param {(text: string) => boolean} isRight whether a text that reads as Castilian is right
 * @returns {string[]}
 */
function compare({ code, file, own, expected, why = () => '' }, words, elsewhere, isRight) {
  const castilian = new Map(leaves(expected))
  const texts = new Map(leaves(own))
  const problems = [...castilian].flatMap(([key, text]) => {
    const other = texts.get(key)
    if (other === undefined) return [`${file} lacks ${key}${why(key)}`]
    const shape = shapeProblem(key, other, text)
    if (shape) return [`${file}: ${key} ${shape}`]
    const isLeft =
      other === text &&
      (isSentence(text) || isLoneWord(key, text, elsewhere) || leftIn(key, text, 0.5).length > 0)
    return isLeft && !isRight(text)
      ? [`${file}: ${key} reads as in Castilian; if that is right, ${SAME} says so`]
      : []
  })
  const mixed = [...texts].flatMap(([key, text]) => {
    const left = castilian.get(key) === text ? [] : leftIn(key, text)
    return left.length > 0 && !isRight(text)
      ? [`${file}: ${key} has Castilian words: ${left.join(', ')}`]
      : []
  })
  const loose = [...texts].filter(([key, text]) => code === 'fr' && hasLooseSign(key, text))
  return [
    ...problems,
    ...mixed,
    ...loose.map(([key]) => `${file}: ${key} needs a space that does not break at a sign (U+202F)`),
    ...[...texts.keys()]
      .filter((key) => !castilian.has(key))
      .map((key) => `${file}: Castilian has no ${key}`),
  ]

  /** @param {string} key @param {string} text @param {number} [share] */
  function leftIn(key, text, share) {
    return isForOthers(key) ? [] : castilianIn(text, words, share)
  }
}
