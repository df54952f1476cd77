import type { Target } from './languages'

/** What a gloss says of custom: «usually with tuna and egg», the last thing that it says. */
const customary = /(?<=\()((?:[^()]*, )?)((?:usually|often|souvent|meist|oft|sovint)\b[^()]*)(?=\))/gu

/** «Couscous (steamed semolina, often with meat)»: what the name means stays, what is often with it goes. */
export const withoutCustom = (text: string) =>
  text.replace(customary, (_, before: string) => before.replace(/, $/, '')).replaceAll(' ()', '')

const usually = /(^|, )(?:usually|often|souvent|meist|oft|sovint) /gu

/** «(noodle soup, usually with pork)» on a card: «(noodle soup, with pork?)». Who avoids it asks, and a card has no room for more. */
export const customInShort = (text: string, target: Target) =>
  text.replace(/(?<=\()[^()]*(?=\))/gu, (gloss) => {
    const short = gloss.replace(usually, '$1')
    return short === gloss ? gloss : `${short}${target === 'fr' ? '\u202f' : ''}?`
  })

const small = new Set(
  'usually often souvent meist oft sovint with and avec aux au et mit und la le les de du des von stewed mijotés geschmort'.split(
    ' ',
  ),
)

/** Salt cod is said of cod, and cured ham of ham. */
const preserved = /\bsalt (?=cod)|\bcured (?=ham)/g

const lettersOf = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(preserved, '')
      .match(/\p{L}{2,}/gu) ?? []
  ).filter((word) => !small.has(word))

const stemsOf = (text: string) => lettersOf(text).map((word) => word.slice(0, 4))

const wordsOf = (text: string) => lettersOf(text).map((word) => word.replace(/(?:es|en|s|n|e)$/, ''))

/** «Prawn and potato salad with mayonnaise» with mayonnaise: whether a text outside its brackets already says this. «Crème caramel» and «ice cream» say nothing of cream. */
export function namesAll(text: string, more: string): boolean {
  if (/[()]|crème/.test(more)) return false
  if (/\bfrites\b/.test(more) && !/\bfrites\b/.test(text)) return false
  const named = new Set(wordsOf(text.replace(/\([^()]*\)|\bice cream\b/gi, '')))
  return wordsOf(more).every((word) => named.has(word))
}

/** «Cachopo (breaded beef stuffed with ham and cheese)»: before a filling that the dish itself names. */
export const withoutFilling = (text: string) =>
  text.replace(
    /(\([^()]*?),? (?:(?:usually|souvent|meist) )?(?:stuffed with|farcie? (?:aux?|de)|gefüllt mit)[^()]*\)/,
    '$1)',
  )

/** «Guiso de patatas con costillas»: the potatoes with ribs are a stew themselves. */
const stewOfStew = /(?:ragoût|potée) de (?=ragoût|potée)|Eintopf mit (?=\p{L}*eintopf)/giu

/** «Ice cream (cream and chocolate)» says «cream» of two things. */
const doubled = /(?<![\p{L}-])(?<!\bice )([\p{L}-]{3,}) \1(?![\p{L}-])/giu

/** «Kartoffeleintopf mit Chorizo» und Chorizo aus Orozco */
const withTwice =
  /( (?:mit|aux?|amb|con|with) (\p{L}+)) (?:mit|und|avec|aux?|et|amb|i|con|y|with|and) \2(?!\p{L})/giu

/** «Dürüm mit Falafel und Gemüse» mit Gemüse */
const listedTwice = /( (?:und|et|i|y|and) (\p{L}+)) (?:mit|aux|amb|con|with) \2(?!\p{L})/giu

/** «Char-grilled churrasco» is what churrasco means. */
const grilledTwice = /\b((?:char-)?grilled) grill(?:ed|ing)\b/gi

/** «Roast milk-fed lamb baked in a wood oven», «fried young goat fried with garlic» */
const cookedTwice = /\b(roast|fried) ([^(),]*?) (?:baked|roasted|fried) (?=in a wood|with garlic and)/gi

/** «Candied fruit in chocolate» coated in chocolate */
const saidTwice = /( (?:in|with|mit|aux?|à la|amb|en|con) [^\s()]{4,})\1(?!\p{L})/giu

/** Salt cod is not usual where the dish is of tuna. */
const otherFish = /\b(?:cod|morue|Kabeljau|bacallà)/
const tuna = /^(?:tuna|thon?|thunfisch|tonyina|tony)$/

const custom = /^(?:usually|often|souvent|meist|oft|sovint)(?: with| mit| amb)? /u

const between = /(, | (?:and|et|und|i|or|ou|oder|o) )/u

/** «potato, vegetables, tuna and mayonnaise» beside tuna: without the tuna, the «and» before what is then the last. */
function withoutNamed(clause: string, named: Set<string>): string {
  const prefix = custom.exec(clause)?.[0] ?? ''
  const pieces = clause.slice(prefix.length).split(between)
  const things = pieces.filter((_, at) => at % 2 === 0)
  const joints = pieces.filter((_, at) => at % 2 === 1)
  const isNamed = (thing: string) => {
    const words = wordsOf(thing)
    return words.length > 0 && words.every((word) => named.has(word))
  }
  /** «Schwein» of «Schweinerippchen» */
  const isInCompound = (thing: string) =>
    /^\p{Lu}\p{Ll}{5,}$/u.test(thing) && [...named].some((word) => word.startsWith(thing.toLowerCase()))
  if (/stuffed|filled|farci|gefüllt/.test(clause)) return clause
  const isChoice = joints.some((joint) => /or|ou|oder|^ o $/.test(joint))
  if (isChoice) return prefix && things.some((thing) => isNamed(thing) || isInCompound(thing)) ? '' : clause
  const kept = things.filter((thing, at) => (at === 0 && !prefix) || !isNamed(thing))
  if (kept.length === things.length) return clause
  const last = joints.at(-1) ?? ', '
  return kept.length === 0
    ? ''
    : prefix + [kept.slice(0, -1).join(', '), kept.at(-1)].filter(Boolean).join(kept.length > 1 ? last : '')
}

/** A gloss in its clauses: what the name means, and what is usually with it. */
function glossBeside(gloss: string, named: Set<string>, stems: Set<string>): string {
  const [, before = '', usual = ''] =
    /^((?:.*, )?)((?:usually|often|souvent|meist|oft|sovint)\b.*)$/u.exec(gloss) ?? []
  if (!usual) {
    const isSaid =
      /^(?:with|avec|mit|amb|and|et|und|i) /.test(gloss) && wordsOf(gloss).every((word) => named.has(word))
    return isSaid ? '' : withoutNamed(gloss, named)
  }
  if (otherFish.test(usual) && [...named].some((word) => tuna.test(word))) return before.replace(/, $/, '')
  const isSaid = stemsOf(usual).every((stem) => stems.has(stem))
  return [withoutNamed(before.replace(/, $/, ''), named), isSaid ? '' : withoutNamed(usual, named)]
    .filter(Boolean)
    .join(', ')
}

/** «stuffed with cod» goes on in no list of what is beside it. */
const lastWith =
  /(?<!stuffed |filled |topped |baked |cooked |layered |marinated )\bwith ([^()]*)(?: \([^()]*\))?$/u

/** «Beef steak with onions» with potatoes: «with onions and potatoes», and behind a longer list a comma. */
export function joinedWith(text: string, words: string): string {
  const before = lastWith.exec(text)?.[1]
  if (before === undefined) return `${text} ${words}`
  if (/,| and | or | with | in /.test(before)) return `${text}, ${words}`
  const more = words.replace(/^with /, '')
  return text + (/,| and /.test(more) ? ', ' : ' and ') + more
}

/** «Schokoladenkuchen mit flüssigem Kern» with ice cream: «und Eis», and behind a longer list a comma. */
export function joinedMit(text: string, words: string): string {
  const before =
    /(?<!^|gefüllt |überbacken |paniert |gebraten |und )\bmit (?!\S+ \p{Ll}+e[rsnm]? \p{Lu})([^()]*)$/u.exec(
      text,
    )?.[1]
  if (before === undefined) return `${text} ${words}`
  if (/,| und | oder | mit | in | aus /.test(before)) return `${text}, ${words}`
  if (/ oder /.test(text) || /,| und /.test(words.replace(/ \([^()]*\)/g, ''))) return `${text}, ${words}`
  return `${text} und ${words.replace(/^mit /, '')}`
}

/** «Poulet rôti» and «aux frites»: «à la sauce aux frites» would be a sauce of chips, and «à la glace» a way of cooking. */
export function joinedAvec(text: string, words: string): string {
  const isBehind = / (?:aux?|à la|à l’\S+|en sauce|sauce)(?: [^()]*)?(?: \([^()]*\))?$/u.test(text)
  if (!isBehind && !/^(?:à la (?:salade|glace)|aux (?:frites|chips))/.test(words)) return `${text} ${words}`
  if (!/^(?:aux? |à la |à l’)/.test(words)) return `${text} ${words}`
  return `${text} avec ${words.replace(/(?<=^|, | et | ou )(?:aux? |à la |à l’)/g, '')}`
}

/** «Mixed salad (usually with egg)» with tuna: what is usually with it stands behind what is always with it. */
export const customLast = (text: string, words: string) => {
  const [, head, gloss] =
    /^([^()]*) (\((?:usually|often|souvent|meist|oft|sovint) (?:[^\s()]+ )?(?:with|aux?|à|mit|amb) [^()]*\))$/u.exec(
      text,
    ) ?? []
  return head && !/[(),]| or | ou | oder | o /.test(words) ? { head, gloss } : null
}

/** «Lahmacun (thin Turkish flatbread)» and «(Turkish pizza)» behind it: in one pair of brackets, and what the second says is not in the first. */
export function besideGloss(
  text: string,
  words: string,
  { isClosed, stop }: { isClosed: boolean; stop: string },
) {
  const whole = withoutRepeats(`${text} ${words}`)
  const head = whole.endsWith(` ${words}`) ? whole.slice(0, -words.length - 1) : text
  const opened = head.endsWith(')') ? `${head.slice(0, -1)}${stop} ${words}` : `${head} (${words}`
  return isClosed ? `${opened})` : opened
}

/** «Mixed salad (usually with tuna and egg) with tuna and egg», «breaded breaded escalope»: what the dish itself names is said once. */
export function withoutRepeats(text: string): string {
  return text
    .replace(/ \(([^()]*)\)/gu, (whole, gloss: string, at: number) => {
      const outside = text.slice(0, at) + text.slice(at + whole.length)
      const named = new Set(wordsOf(outside.replace(/\([^()]*\)/g, '')))
      const beside = glossBeside(gloss, named, new Set(stemsOf(outside)))
      return beside && ` (${beside})`
    })
    .replace(doubled, '$1')
    .replace(/\bassorted (?=mixed )/gi, '')
    .replace(saidTwice, '$1')
    .replace(listedTwice, '$1')
    .replace(withTwice, '$1')
    .replace(grilledTwice, '$1')
    .replace(cookedTwice, '$1 $2 ')
    .replace(/\b(cod|tuna|hake|salmon|monkfish|bonito) balls\b/gi, '$1 fishballs')
    .replace(/\bwith glass of\b/g, 'with a glass of')
    .replace(stewOfStew, '')
}
