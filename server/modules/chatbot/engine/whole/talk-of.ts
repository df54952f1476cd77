import { fold } from '@/contract/rules/menu-text/words'
import type { Context, Intent } from '../meaning/intents'
import { type Bit, bitsOf, wordsIn } from './bits'
import { cueAt } from './lexicon'

const undoing =
  /^(?:desha(?:z|zlo|zme|cer|cerlo|ce|ced|gas|ga|gais|gamos|haz)|desf(?:es|er|eu|aci|acis|acem|ai|aino|aime|acer|acelo|agas|aga)|desegin|desegiteko|desegizu|undo|revert|revierte|revertir|reverteix)$/
const asksHow = /(?:^| )(?:como|com|nola|how|puedo|puc|podo|can i|se puede|es pot)(?= |$)/

/** «q has hecho!! las judías no las toques, deshaz»: whatever else is said in anger. */
function undoIn(text: string, plain: string[], { today }: Context): Intent | null {
  const at = plain.findIndex((word) => undoing.test(word))
  if (at < 0 || plain.length > 30 || /[?¿]/.test(text) || asksHow.test(plain.join(' '))) return null
  if (/^(?:no|non|ez|not|n't|'t)$/.test(plain[at - 1] ?? '')) return null
  const ordered = bitsOf(text, [], today).some(isOrdered)
  return ordered ? null : { is: 'undo' }
}

const orders = /^(?:append|swap|place|instead-of|instead-after|raise|lower|price|missing|copy)$/
const isOrdered = (bit: Bit) => bit.is === 'amount' || (bit.is === 'cue' && orders.test(bit.cue))

const where = /(?:^| )(?:donde|adonde|onde|where|on)(?= |$)/
const basqueWhere = /(?:^| )(?:non|nondik)(?= .*ikus)/
const seen =
  /(?:^| )(?:ven?|veran?|vera|veo|mirar?|miran?|veuen?|veu|veuran|veig|veurem|veure|ver|verlo|verse|sale|salen|surt|surten|sae|aparece|aparecen|apareix|queda publicado|see|seen|find|sees|look|ikus\p{L}*|encontrar\p{L}*|encuentran?|troben)(?= |$)/u
const looks =
  /(?:^| )(?:gente|clientes?|publico|la peña|gent|clients?|xente|clientela|jende\p{L}*|bezero\p{L}*|people|customers?|guests?|lo|esto|ho|aixo|isto|iso|o|it|this|hau|menu)(?= |$)/u

/** «¿dónde lo ve la gente?» */
const asksWhere = (plain: string) =>
  plain.length <= 90 &&
  (where.test(plain) || basqueWhere.test(plain)) &&
  seen.test(plain) &&
  looks.test(plain)

const works =
  /(?:^| )(?:como (?:va|vai|funciona|se usa|se hace|se fai|lo hago|tengo que hacer|uso)|com (?:va|funciona|es fa|s' ?utilitza|ho faig)|nola (?:dabil|doa|funtzionatzen du|erabiltzen da|egiten da)|how (?:does (?:this|it)|do i (?:use|start)|it works|this works)|que (?:hago|tengo que hacer)|que he de fer|que teño que facer|zer egin behar)(?= |$)/
const naming =
  /^(?:soy|som|son|soc|naiz|ni|i|im|'m|am|me|em|dic|llamo|chamo|aqui|hemen|de|del|la|el|bar|restaurante|restaurant|jatetxea)$/

/** «dos raciones solo de migas quedan»: how many are left is nowhere shown. */
const portions =
  /(?:^| )(?:(?:\d+|una?|dos|tres|cuatro|dues|duas|two|three|bi|hiru|pocas|poques|ultimas?|few|last) )+(?:solo |sols |only )?(?:raciones?|racions?|portions?|errazio\p{L}*|platos?|plats?|pratos?)(?= |$)/u
const leftOver = /(?:^| )(?:quedan?|queden|left|geratzen|restan?)(?= |$)/

/** A greeting with a name: «hola, soy Manuel». */
function isGreeting(plain: string[]): boolean {
  if (plain.length > 9 || !greeting.test(plain.join(' '))) return false
  const at = plain.findIndex((word) => /^(?:soy|soc|son|naiz|'m|am|llamo|dic|chamo)$/.test(word))
  const others = plain.filter((word, index) => {
    const isName = at >= 0 && (index === at + 1 || index === at - 1 || index === at + 2)
    return (
      !isName &&
      !naming.test(word) &&
      cueAt(plain, index)?.cue !== 'talk' &&
      !/^[,.!]$/.test(word) &&
      !/^(?:que|tal|qtal|gent|guapos|todos|tothom|a)$/.test(word)
    )
  })
  return at >= 0 && others.length === 0
}
const greeting =
  /^(?:hola|ola|kaixo|hello|hi|hey|buenas|buenos dias|buenas tardes|bon dia|bona tarda|bos dias|boas|egun on|arratsalde on|good morning|morning|good afternoon)(?= |$)/

/** Small talk and what takes something back, in any of the languages. */
export function talkOf(text: string, context: Context): Intent | null {
  if (text.length > 200) return null
  const plain = wordsIn(text).map((word) => fold(word.plain))
  const undone = undoIn(text, plain, context)
  if (undone) return undone
  const bare = plain.filter((word) => /[\p{L}\d]/u.test(word))
  const line = bare.join(' ')
  if (asksWhere(line)) return { is: 'page' }
  if (line.length <= 90 && works.test(line) && !context.isWanted && !/\d/.test(line)) {
    const rest = line
      .replace(works, ' ')
      .split(' ')
      .filter((word) => word !== '')
    if (greeting.test(line) || rest.length <= 2) return { is: 'help' }
  }
  if (portions.test(line) && leftOver.test(line) && !/[?¿]/.test(text)) return { is: 'wish' }
  return isGreeting(bare) ? { is: 'hello' } : null
}
