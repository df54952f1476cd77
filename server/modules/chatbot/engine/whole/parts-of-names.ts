import type { MenuContent } from '@/contract/entities/menu'
import { isFood } from '@/contract/rules/menu-text/known-dishes'
import { fold, stem } from '@/contract/rules/menu-text/words'
import type { Change } from '../language/change'
import { withPart } from '../language/garnish'
import { findDishes, namesWord } from '../menu/find-dish'
import { type Word, wordsIn } from './bits'
import { cueAt } from './lexicon'

/** What was understood of names, and the text without it. */
export type Parts = { changes: Change[]; rest: string }

type Clause = { words: Word[]; from: number; to: number }

/** Stretches between marks, with their places in the text. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let words: Word[] = []
  const close = () => {
    const [first] = words
    const last = words.at(-1)
    if (first && last) clauses.push({ words, from: first.start, to: last.end })
    words = []
  }
  for (const word of wordsIn(text)) {
    if (/^[,.;!?\n]$/.test(word.plain)) close()
    else words.push(word)
  }
  close()
  return clauses
}

const plainOf = (words: Word[]) => words.map(({ plain }) => plain).join(' ')
const namesOf = (menus: MenuContent[]) => [
  ...new Set(
    menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items.map(({ name }) => name))),
  ),
]
const replace = (dish: string, by: string): Change => ({ kind: 'replace', dish, by })

/** Orders that change a part of a dish's name, and those about the menu's note. */
export function partsOfNames(text: string, menus: MenuContent[], named: string | null): Parts | null {
  const clauses = clausesOf(text)
  const changes: Change[] = []
  const read: Clause[] = []
  for (const [at, clause] of clauses.entries()) {
    if (read.includes(clause)) continue
    const next = clauses[at + 1]
    const both = next ? onlyWithout(clause, next, menus) : null
    const found =
      both ??
      bareName(clause, menus) ??
      withoutNote(clause, menus) ??
      withoutPart(clause, menus) ??
      madeOf(clause, menus, named) ??
      twoDishes(clause, menus)
    if (!found) continue
    read.push(clause)
    if (both && next) read.push(next)
    const isKnown = changes.some((one) => JSON.stringify(one) === JSON.stringify(found))
    if (!isKnown) changes.push(found)
  }
  if (changes.length === 0) return null
  const rest = read
    .toReversed()
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
  return { changes, rest }
}

const bare =
  /^(?<name>.+?) (?:a secas|y ya(?: esta)?|y punto|y (?:nada|ya) mas|nada mas|sin (?:nada )?mas|a seques|i prou|i ja esta|sense res mes|res mes|e xa(?: esta)?|e nada mais|sen mais|nada mais|besterik ez|eta kitto|and that 's it|and nothing else|nothing else|full stop)(?<more> .*)?$/u

/** «bacalao con tomate a secas»: a name that is the beginning of a dish's. */
function bareName({ words }: Clause, menus: MenuContent[]): Change | null {
  const { name } = bare.exec(plainOf(words))?.groups ?? {}
  if (!name) return null
  const parts = name.split(' ')
  const there = namesOf(menus).find((one) =>
    parts.some((_, from) => parts.slice(from).join(' ') === fold(one)),
  )
  return beginningOf(parts, menus) ?? (there ? { kind: 'back', dish: there } : null)
}

/** The dish whose name begins with the last of these words, cut to them. */
function beginningOf(words: string[], menus: MenuContent[]): Change | null {
  for (let from = 0; from < words.length; from++) {
    const part = words.slice(from).join(' ')
    if (part.length < 3) return null
    const [dish, ...others] = namesOf(menus).filter((name) => fold(name).startsWith(`${part} `))
    if (dish && others.length === 0) return replace(dish, dish.slice(0, part.length))
  }
  return null
}

const only =
  /^(?:.* )?(?:solo|solamente|nomes|sols|so|soamente|only|just|bakarrik)(?: (?:el|la|los|las|l'|els|les|o|a|os|as|the))? (?<name>.+)$/
const missing =
  /^(?:y |i |e |and )?(?:sin|sense|sen|without|no|non|not)(?: (?:el|la|los|las|l'|els|les|o|a|os|as|the))? (?<part>.+)$/

const onlyBehind = /^(?<name>.+) (?:solo|sola|sols|sol|so|only)$/

/** «solo ensalada de tomate, sin la ventresca» */
function onlyWithout(first: Clause, second: Clause, menus: MenuContent[]): Change | null {
  const { name } = (only.exec(plainOf(first.words)) ?? onlyBehind.exec(plainOf(first.words)))?.groups ?? {}
  const { part } = missing.exec(plainOf(second.words))?.groups ?? {}
  if (!name || !part) return null
  const left = name.split(' ').filter((word) => !smallWords.test(word))
  const named = plainOf(first.words)
    .split(' ')
    .filter((word) => word.length > 2 && !smallWords.test(word) && cueAt([word], 0) === null)
  const [dish, ...others] = namesOf(menus).filter(
    (one) => holdsBehindHead(one, part) && [...left, ...named].every((word) => holds(one, word)),
  )
  if (dish && others.length === 0) return replace(dish, withoutWords(dish, part))
  const change = beginningOf(name.split(' '), menus)
  return change?.kind === 'replace' && holds(change.dish.slice(change.by.length), part) ? change : null
}

const holds = (name: string, part: string) =>
  ` ${fold(name).replace(/[^\p{L}\d ]/gu, ' ')} `.includes(` ${part} `)

/** «quita lo de "en su lugar"», «treu "ben calenta" de la sopa»: a part of a name goes, and the dish stays. */
function withoutPart({ words }: Clause, menus: MenuContent[]): Change | null {
  const at = words.findIndex(
    (_, index) =>
      cueAt(
        words.map(({ plain }) => plain),
        index,
      )?.cue === 'away',
  )
  if (at < 0 || at > 4 || words.length > 25) return null
  const behind = words.slice(at + 1).map(({ plain }) => plain)
  const lead =
    /^(?:(?:lo|eso|ese|esa|aixo|allo|iso|esto|la part|la parte|a parte|el trozo|the part|the bit|that bit)(?: (?:de|d'|about|of|del))?(?: que (?:pone|dice|diu|di))?|el (?:de|d')) /.exec(
      `${behind.join(' ')} `,
    )?.[0]
  const names = namesOf(menus)
  for (let from = 0; from < behind.length; from++)
    for (let to = Math.min(behind.length, from + 12); to > from; to--) {
      const part = behind.slice(from, to).join(' ')
      if (part.length < 3) continue
      const [dish, ...others] = names.filter((name) => holdsBehindHead(name, part))
      if (!dish || others.length > 0) continue
      const left = [...behind.slice(0, from), ...behind.slice(to)].filter((word) => !smallWords.test(word))
      const isOfDish = left.every((word) => holds(dish, word) || leadWords.test(word))
      const isNamed = left.some((word) => fold(dish).split(' ')[0] === word)
      const isBefore = isNamed && from < behind.findIndex((word) => fold(dish).startsWith(word))
      const isTold = lead !== undefined && from > 0 && to > from + 1 && !isOfFood(behind.slice(from, to))
      if (!isOfDish || !(isTold || isBefore) || (isNamed && !isBefore)) continue
      return replace(dish, withoutWords(dish, part))
    }
  return null
}

const smallWords = /^(?:de|del|d'|la|el|los|las|l'|els|les|o|a|os|as|do|da|en|from|of|the|que|lo|por|favor)$/
const leadWords =
  /^(?:eso|ese|esa|aixo|allo|iso|esto|part|parte|trozo|tros|bit|that|about|pone|dice|diu|di|palabra|paraula|frase|letra)$/
/** «quita lo de la cabra» may be the whole dish. */
const isOfFood = (words: string[]) => words.some((word) => word.length > 2 && isFood([stem(word)]))
const holdsBehindHead = (name: string, part: string) => {
  const plain = ` ${fold(name)
    .replace(/[^\p{L}\d ]/gu, ' ')
    .replace(/ +/g, ' ')} `
  return plain.includes(` ${part} `) && !plain.startsWith(` ${part} `)
}

function withoutWords(name: string, part: string) {
  const written = part
    .replace(/[^\p{L}\d ]/gu, '')
    .split(' ')
    .join('[^\\p{L}\\d]+')
  const pattern = new RegExp(`[\\s,(«"-]*${written}[\\s,.…)»"]*`, 'u')
  const at = pattern.exec(fold(name))
  if (!at) return name
  const left = `${name.slice(0, at.index)} ${name.slice(at.index + at[0].length)}`.trim()
  return left.replace(/(?: (?:que|con|de|en|y|i|e|o|u|ou|or|edo|amb|a|al|la|el|with|and))+$/iu, '').trim()
}

const note =
  /(?:^| )(?:frases?|notas?|textos?|texto|text|observacion(?:es)?|observacio|comentarios?|comentari|linea|linia|liña|frase|oharra|esaldia|testua|note|sentence|comment|line|mensaje|missatge)(?= |$)/
const below =
  /(?:^| )(?:eso|ese|lo|aixo|iso|esa cosa|that|the bit|the thing) (?:de |d' |de la |at the |que (?:pone|sale|hay|diu) )?(?:abajo|sota|baix|abaixo|debajo|final|bottom|end|underneath|below)(?= |$)/

/** «quita la frase esa de abajo» */
function withoutNote({ words }: Clause, menus: MenuContent[]): Change | null {
  const plain = words.map((word) => word.plain)
  const isAway = plain.some((_, index) => cueAt(plain, index)?.cue === 'away')
  if (!isAway || words.length > 12) return null
  const text = plain.join(' ')
  if (!note.test(text) && !below.test(text)) return null
  const isOfDish = namesOf(menus).some((name) => plain.some((word) => word.length > 4 && holds(name, word)))
  return isOfDish ? null : { kind: 'no-note' }
}

const made =
  /^(?:.* )?(?:hazl[oa]s?|haz (?:lo|la|los|las)|fes (?:'l|'ls|lo|la|los|les)|feu (?:los|'ls|les|lo)|fai(?:n?[oa]s?)|faino|ponl[oa]s?|pon (?:lo|la|los|las)|que sea[n]?|que siguin|que sigui|que sexan|make (?:it|them)|have (?:it|them)|son|es|eran|era) (?<part>(?:de|d'|con|amb|al|a la|a l'|a los|en|with|without) .+)$/

/** «fes-los de rostit»: the dish that was named last goes on otherwise. */
function madeOf({ words }: Clause, menus: MenuContent[], before: string | null): Change | null {
  const plain = plainOf(words)
  // «i els canelons fes-los de rostit»: the dish of this message, not that of the one before.
  const at = words.findIndex(({ plain: word }) => /^(?:haz|fes|feu|fai|pon|que|make|have)/.test(word))
  const own = words
    .slice(0, Math.max(at, 0))
    .find(({ plain: word }) => word.length > 3 && menus.some((menu) => namesWord(menu, word)))
  const named = own?.plain ?? before
  const { part } = made.exec(plain)?.groups ?? {}
  if (!part || !named || /^(?:son|es|eran|era) /.test(plain) || /\d/.test(part)) return null
  if (/^(?:de|d'|al|a la) (?:primer|segun|segon|postre|entrant|sobremesa|hoy|avui|hoxe|man)/.test(part))
    return null
  const [item, ...others] = menus
    .flatMap((menu) => findDishes(menu, named))
    .filter((one, at, all) => all.findIndex(({ name }) => name === one.name) === at)
  return item && others.length === 0
    ? replace(item.name, withPart(item.name, part.replace(/(?<=')\s/g, '')))
    : null
}

const two =
  /(?:^| )(?:dos|2|dues|two|bi|separad[oa]s?|separats|aparte|distint[oa]s?|diferentes?|diferents|different|separate|ezberdinak|ezberdin)(?= |$)/
const glue = / (?:o|u|ou|or|edo|y|e|i|and|eta) /

/** «caesar salad and prawn cocktail are two different starters»: one dish of the menu is two. */
function twoDishes({ words }: Clause, menus: MenuContent[]): Change | null {
  const plain = plainOf(words)
  if (!two.test(plain)) return null
  for (const name of namesOf(menus)) {
    const parts = name.split(glue)
    const areAll = parts.length === 2 && parts.every((part) => holds(plain, fold(part)))
    if (areAll) return { kind: 'split', dish: name, into: parts }
  }
  return null
}
