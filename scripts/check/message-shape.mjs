/**
 * A text as next-intl reads it. `shown`: placeholders, tags, and «#» with the name of its number.
 * @typedef {{ shown: string[], plurals: Plural[] }} Parts
 * @typedef {{ name: string, kind: string, cases: Map<string, Parts> }} Plural
 */

/** What a text is that no program can fill in. */
export class UnreadableText extends Error {}

/** @param {string} text @returns {Parts} */
export function readMessage(text) {
  if (text.includes("'")) throw new UnreadableText('a straight apostrophe, which quotes: write ’')
  const reader = { text, at: 0 }
  const parts = readParts(reader, '')
  if (reader.at < text.length) throw new UnreadableText('a } too many')
  return parts
}

/** @param {{ text: string, at: number }} reader @param {string} number the number that # stands for @returns {Parts} */
function readParts(reader, number) {
  /** @type {Parts} */
  const parts = { shown: [], plurals: [] }
  /** @type {string[]} */
  const open = []
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    const rest = reader.text.slice(reader.at)
    const [tag, closes, name = ''] = rest.match(/^<(\/?)(\w+)>/) ?? []
    if (tag) {
      if (!closes) open.push(name)
      else if (open.pop() !== name) throw new UnreadableText(`a tag ${tag} too many`)
      parts.shown.push(`<${name}>`)
      reader.at += tag.length
    } else if (rest.startsWith('{')) readPlace(reader, parts, number)
    else {
      if (rest.startsWith('#') && number) parts.shown.push(`#${number}`)
      reader.at += 1
    }
  }
  if (open.length > 0) throw new UnreadableText(`a tag <${open[0]}> without end`)
  return parts
}

/** @param {{ text: string, at: number }} reader @param {Parts} parts @param {string} number */
function readPlace(reader, parts, number) {
  const rest = reader.text.slice(reader.at)
  const [place, placed = ''] = rest.match(/^\{(\w+)(?:, ?(?:number|date|time)[^{}]*)?\}/) ?? []
  if (place) {
    parts.shown.push(placed)
    reader.at += place.length
    return
  }
  const [begin, name = '', kind = ''] = rest.match(/^\{(\w+), ?(plural|selectordinal|select),\s*/) ?? []
  if (!begin) throw new UnreadableText(`a { that begins nothing: ${rest.slice(0, 20)}`)
  reader.at += begin.length
  /** @type {Plural['cases']} */
  const cases = new Map()
  for (;;) {
    const [head, value = ''] = reader.text.slice(reader.at).match(/^\s*(=\d+|\w+)\s*\{/) ?? []
    if (!head) break
    reader.at += head.length
    cases.set(value, readParts(reader, kind === 'select' ? number : name))
    close(reader)
  }
  reader.at += reader.text.slice(reader.at).match(/^\s*/)?.[0].length ?? 0
  close(reader)
  if (!cases.has('other')) throw new UnreadableText(`${name} without the case «other»`)
  parts.plurals.push({ name, kind, cases })
}

/** @param {{ text: string, at: number }} reader */
function close(reader) {
  if (reader.text[reader.at] !== '}') throw new UnreadableText('a { without end')
  reader.at += 1
}

/** A choice of one case for each number: `{ count: 'one' }`. @typedef {Record<string, string>} Choice */

/** The cases of each number, wherever they stand. @param {Parts} parts @param {Map<string, Set<string>>} all */
function casesOf({ plurals }, all = new Map()) {
  for (const { name, kind, cases } of plurals) {
    const known = all.get(`${name} ${kind}`) ?? new Set()
    all.set(`${name} ${kind}`, known)
    for (const [value, inner] of cases) {
      known.add(value)
      casesOf(inner, all)
    }
  }
  return all
}

/** @param {Parts} parts @param {Choice} choice @returns {Set<string>} */
function shownIn({ shown, plurals }, choice) {
  const all = new Set(shown)
  for (const { name, cases } of plurals) {
    const inner = cases.get(choice[name] ?? '') ?? cases.get('other')
    for (const one of inner ? shownIn(inner, choice) : []) all.add(one)
  }
  return all
}

/** @param {Map<string, Set<string>>} cases @returns {Choice[]} */
function choicesOf(cases) {
  return [...cases].reduce(
    (choices, [key, values]) =>
      choices.flatMap((choice) =>
        [...values].map((value) => ({ ...choice, [key.split(' ', 1)[0] ?? '']: value })),
      ),
    /** @type {Choice[]} */ ([{}]),
  )
}

/** «count plural: one, other». @param {Map<string, Set<string>>} cases */
const casesText = (cases) =>
  [...cases]
    .map(([key, values]) => `${key}: ${[...values].sort().join(', ')}`)
    .sort()
    .join('; ')

/** A language may write one in letters: «a menu». @param {Choice} choice */
const isOne = (choice) => (/** @type {string} */ one) =>
  one.startsWith('#') && ['one', '=1'].includes(choice[one.slice(1)] ?? '')

/**
 * How a text differs from the Castilian one in what code and reader rely on: the cases of each plural, and the placeholders, tags and numbers
 * that a reader gets in each of them. Undefined if it does not.
 * @param {Parts} own @param {Parts} castilian
 * @returns {string | undefined}
 */
export function differenceOf(own, castilian) {
  const [ownCases, cases] = [casesOf(own), casesOf(castilian)]
  if (casesText(ownCases) !== casesText(cases))
    return `has «${casesText(ownCases)}» where Castilian has «${casesText(cases)}»`
  for (const choice of choicesOf(cases)) {
    const [ownText, text] = [own, castilian].map((parts) =>
      [...shownIn(parts, choice)]
        .filter((one) => !isOne(choice)(one))
        .sort()
        .join(' '),
    )
    const where = Object.entries(choice).map(([name, value]) => ` (${name} ${value})`)
    if (ownText !== text) return `has «${ownText}»${where.join('')} where Castilian has «${text}»`
  }
  return undefined
}
