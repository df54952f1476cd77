import { isFood } from '@/contract/rules/menu-text/known-dishes'
import { stem } from '@/contract/rules/menu-text/words'
import { withPolarity } from '../evidence/polarity'
import type { Change } from '../language/change'
import { ordersInWords } from '../language/in-words'
import { dishesNamed } from '../language/pieces'
import { noOrders, readOrders } from '../language/read-orders'
import { inSpanish } from '../learned/in-spanish'
import { findDishes } from '../menu/find-dish'
import { closesNoDay, closingIn } from './closed-days'
import { daysIn } from './days'
import { daysToPublish } from './days-governed'
import type { Context, Intent } from './intents'
import { plainWords } from './spelling'

type Check = (intent: Intent, text: string, context: Context) => Intent

/** What a reading does is compared once more with what the message says besides, whichever reader it comes from. */
export const checkedIntent: Check = (intent, text, context) =>
  [
    asClosing,
    onlyPerhaps,
    inEach(ofItsSupplement),
    onDayNamed,
    inEach(fromDayNamed),
    inEach(withoutVerb),
    inEach(withPolarity),
    guessWithPolarity,
    inEach(withoutSentence),
    figureAlone,
  ].reduce((found, check) => check(found, text, context), intent)

/** Basque says what is done at the end: «gazpatxoa jarri». */
const verbBehind =
  /(?<=\p{L}) +(?:jarri|jarriko|ipini|ipiniko|gehitu|gehituko|sartu|sartuko|kendu|kenduko|ere)(?=\s*(?:\.|$))/giu

function withoutVerb(intent: Intent): Intent {
  if (intent.is === 'meant') return { ...intent, words: intent.words.replace(verbBehind, '') }
  if (intent.is !== 'orders') return intent
  const changes = intent.orders.changes.map((change) => {
    const name = newDish(change)
    return name === null ? change : withDish(change, name.replace(verbBehind, ''))
  })
  return { is: 'orders', orders: { ...intent.orders, changes } }
}

/** What is asked has its parts the right way round too. */
function guessWithPolarity(intent: Intent, text: string, context: Context): Intent {
  if (intent.is !== 'meant') return intent
  const read = readOrders(intent.words, context)
  if (read.rest.length > 0 || !read.changes.some(({ kind }) => kind === 'include')) return intent
  const checked = withPolarity({ is: 'orders', orders: read }, text, context)
  const words = checked.is === 'orders' ? ordersInWords(checked.orders) : null
  return words === null ? intent : { is: 'meant', words }
}

/** Each order of a message that has several. */
const inEach =
  (check: Check): Check =>
  (intent, text, context) =>
    intent.is === 'several'
      ? together(
          intent.parts,
          intent.parts.map((part) => check(part, text, context)),
          text,
        )
      : check(intent, text, context)

/** Where one part is not to be read, none is. */
const together = (before: Intent[], parts: Intent[], text: string): Intent =>
  parts.some((part, at) => part.is === 'unknown' && before[at]?.is !== 'unknown')
    ? { is: 'unknown', text }
    : { is: 'several', parts }

const perhapsClosing = new Set([
  'unknown',
  'aside',
  'chat',
  'dish',
  'menu',
  'delete',
  'close',
  'wish',
  'show',
])
const carrying =
  /(?<!\p{L})(?:(?:pas|muev|mov|traslad|camb|canvi|corr|aplaz|adelant|retras|mou|troc|aldatu|mugitu)\p{L}*|move|shift|push|bring|copi\p{L}*|mism[oa]|mateix\p{L}*|mesm[oa]|same|quit\p{L}*|treu\p{L}*)(?!\p{L})/u

/** «del 6 al 9 no abrimos»: about closing and nothing else, so the question says so. */
function asClosing(intent: Intent, text: string, context: Context): Intent {
  const several = closesEach(intent)
  if (several) return several
  const other = intent.is === 'close' ? closesNoDay(text) : null
  if (other && intent.is === 'close') {
    const [date = context.today] = intent.dates
    if (other === 'open') return { is: 'open', date }
    return other === 'question' ? { is: 'show', date, service: 'comida' } : { is: 'unknown', text }
  }
  const isMoveAlone =
    intent.is === 'orders' &&
    intent.orders.changes.length + intent.orders.rest.length === 0 &&
    intent.orders.minute === null &&
    intent.orders.isMoved
  if (!perhapsClosing.has(intent.is) && !isMoveAlone) return intent
  const closing = closingIn(text, context.today)
  // «pasado mañana» is no «asado», and nothing is passed on.
  const bare = text.replace(/pasad[oa] ?ma[ñn][aá](?:na)?/giu, ' ')
  const isOther = carrying.test(plainWords(bare)) && intent.is !== 'delete'
  if (!closing?.isNamed || isOther || dishesNamed(bare, context.menus).length > 0) return intent
  if (intent.is === 'menu' && wordsOf(text).some((word) => isFood([stem(word)]))) return intent
  const { changes, release, minute } = readOrders(text, context)
  const isMore = changes.length > 0 || release !== null || minute !== null
  return isMore && intent.is !== 'delete' ? intent : { is: 'close', dates: closing.dates }
}

/** «el 24 y el 25 cerramos»: one question. */
function closesEach(intent: Intent): Intent | null {
  if (intent.is !== 'several' || !intent.parts.every(({ is }) => is === 'close')) return null
  const dates = intent.parts.flatMap((part) => (part.is === 'close' ? part.dates : []))
  return { is: 'close', dates: [...new Set(dates)].sort() }
}

const perhaps =
  /(?<!\p{L})(?:depende|depen|depèn|a lo mejor|si acaso|quizas?|igual si|a veure si|a ver si|maybe|perhaps|beharbada|agian|se cadra|potser)(?!\p{L})|^\P{L}*(?:(?:y|i|e|pero|oye|bueno|pues) )*(?:si|se|if) (?:encuentr|encontr|trob|atop|vien|vén|lleg|arrib|cheg|consig|aconse|puedo|podemos|puc|podo|trae|porten|sobra|falta|hay suerte|we get|i find|i get|we find)\p{L}*/iu

/** «si encuentro rabo lo metemos, depende del carnicero»: nothing now. */
function onlyPerhaps(intent: Intent, text: string, { isPending }: Context): Intent {
  const isOrder = intent.is === 'meant' || (intent.is === 'orders' && intent.orders.changes.length > 0)
  if (isPending || !isOrder) return intent
  return perhaps.test(plainWords(text)) ? { is: 'later' } : intent
}

const fromDish =
  /(?<!\p{L})(?:quita|saca|borra|lleva|treu|retira)(?:sel[oa]s?|l[ei]s?|li|lh?e)(?!\p{L})[^.,;]* (?:al?|als?|ao|á|to) /iu

const taking = new Set(['remove', 'gone', 'sold-out'])
const ready = /(?<!\p{L})(?:ya (?:esta|estan|sale|salen|hay)|list[oa]s?|recien hech\p{L}+)(?!\p{L})/u

/** «quítaselo al tajín»: something goes from the dish, and not the dish. */
function ofItsSupplement(intent: Intent, text: string, { menus }: Context): Intent {
  if (intent.is !== 'orders') return intent
  const plain = plainWords(text)
  // «ya está la paella, sácala»
  const isReady = ready.test(plain) && /(?<!\p{L})sac\p{L}*/u.test(plain)
  if (isReady && intent.orders.changes.some(({ kind }) => taking.has(kind))) return { is: 'unknown', text }
  if (!fromDish.test(plain)) return intent
  const [change, ...others] = intent.orders.changes
  if (change?.kind !== 'remove' || others.length > 0) return intent
  const [item] = menus.flatMap((menu) => findDishes(menu, change.dish))
  if (!item?.supplement) return { is: 'unknown', text }
  return {
    is: 'orders',
    orders: { ...intent.orders, changes: [{ kind: 'supplement', dish: change.dish, euros: null }] },
  }
}

const publishing =
  /(?<!\p{L})(?:public(?:a|ar|au|ao|ade|alo|al)|publiqu\p{L}+|publish|post|argitara\p{L}*|program(?:a|ar|au|alo)|schedule)(?!\p{L})/iu

/** «publish tomorrow's menu»: never what is pending for today. */
function onDayNamed(intent: Intent, text: string, { today, current }: Context): Intent {
  const isShown = intent.is === 'show' && publishing.test(text) && !/[?¿]/.test(text)
  if (intent.is !== 'publish' && !isShown) return intent
  const [date, ...others] = new Set(daysToPublish(text, today).filter((day) => day >= today))
  if (date === undefined) return intent
  if (others.length > 0) return { is: 'unknown', text }
  if (date === today && (current === null || current === today)) return isShown ? { is: 'publish' } : intent
  const release = date > today ? 'schedule' : 'publish'
  return { is: 'orders', orders: { ...noOrders, date, isMoved: true, release } }
}

/** «el viernes tengo una comunión, pásalo al sábado»: it is Friday's menu that moves, whatever day was talked of. */
function fromDayNamed(intent: Intent, text: string, { today, menuOn }: Context): Intent {
  if (intent.is !== 'move' || intent.from !== null) return intent
  // «ostiralean joan den ostiraleko menu bera»: a copy takes no menu away.
  if (copying.test(plainWords(text))) return { is: 'unknown', text }
  const named = daysIn(plainWords(inSpanish(text)), today).map(({ date }) => date)
  const [from, ...others] = new Set(named.filter((date) => date >= today && date !== intent.to))
  if (from === undefined) return intent
  return others.length === 0 && menuOn(from) ? { ...intent, from } : { is: 'unknown', text }
}

const copying =
  /(?<!\p{L})(?:mism[oa]|igual(?:it[oa])?|mateix\p{L}*|mesm[oa]|bera|berbera|berdina?|same|copi\p{L}*|repit\p{L}*|repet\p{L}*|errepik\p{L}*|kopia\p{L}*)(?!\p{L})/u

const wordsOf = (text: string) => plainWords(text).split(' ').filter(Boolean)

/** Words that tell of somebody doing something: no dish is called so. */
const telling =
  /^(?:mientras|mentre|mentres|bitartean|while|voy|vas|vamos|vaig|vou|estoy|estamos|estic|estou|tengo|tenemos|hemos|hem|porque|perque|porq|pq|as[ií]que|aunque|luego|\p{L}{2,}(?:ando|iendo|yendo))$/u

/** «engañó», «metemos»: verbs by their ending, where the word is no food. */
const verbal = /\p{L}{2}(?:ó|[aei]mos)$/u
/** «xai al carbó», «sorbet de llimó»: what a dish is made of, or made with, in Catalan. */
const madeOf = /^(?:al|als|amb|de|del|d|en|i|y|e|con|sense|sin|por|per|o)$/
const catalanFood =
  /^(?:bomb|bot|cap|carb|carbass|cigr|esturi|jam|llet|llim|mat|mel|piny|polvor|saboc?|salm|tim|torr|turr)ó$/u
const tells = (word: string, at: number, words: string[]) => {
  const plain = plainWords(word)
  if (telling.test(plain)) return true
  const isVerb = verbal.test(word.toLowerCase()) && !catalanFood.test(word.toLowerCase())
  return at > 0 && isVerb && !madeOf.test(plainWords(words[at - 1] ?? '')) && !isFood([stem(plain)])
}

/** «y mientras voy descongelando tira chuletas de cerdo»: the dish begins with its first food, and is asked about. */
function withoutSentence(intent: Intent, text: string, { menus }: Context): Intent {
  if (intent.is !== 'orders') return intent
  let isCut = false
  const changes = intent.orders.changes.map((change): Change => {
    const dish = newDish(change)
    if (dish === null || !dish.split(/\s+/).some(tells)) return change
    isCut = true
    const words = dish.split(/\s+/)
    const last = words.findLastIndex(tells)
    const first = words.findIndex(
      (word, at) => at > last && !/^(?:tira|saca|mete|pon)$/i.test(word) && isFood([stem(plainWords(word))]),
    )
    return withDish(change, first < 0 ? '' : words.slice(first).join(' '))
  })
  if (!isCut) return intent
  const isNamed = changes.every((change) => newDish(change) !== '')
  const words =
    isNamed && menus.length > 0 ? ordersInWords({ ...intent.orders, changes, release: null }) : null
  return words === null ? { is: 'unknown', text } : { is: 'meant', words }
}

const newDish = (change: Change) =>
  change.kind === 'add' || change.kind === 'only' || change.kind === 'perhaps'
    ? change.dish
    : change.kind === 'replace' || change.kind === 'instead'
      ? change.by
      : null

const withDish = (change: Change, name: string): Change =>
  change.kind === 'add' || change.kind === 'only' || change.kind === 'perhaps'
    ? { ...change, dish: name }
    : change.kind === 'replace' || change.kind === 'instead'
      ? { ...change, by: name }
      : change

const bareFigure = /^\s*\d{1,3}(?:[.,]\d{1,2})?\s*[.!]?\s*$/
const offered = /^(?:pub|at|sch|keep|today):/

/** «25»: the price of a menu that is just offered, if it is near the one there is. At any other moment it is asked, unless there is no menu at all. */
function figureAlone(
  intent: Intent,
  text: string,
  { awaiting, asked: [asked = ''], menus: [menu] }: Context,
): Intent {
  if (intent.is !== 'orders' || awaiting === 'price' || !bareFigure.test(text)) return intent
  const [change, ...others] = intent.orders.changes
  if (!menu || change?.kind !== 'price' || others.length > 0) return intent
  const { price } = menu
  const isNear = price === null || (change.euros >= price * 0.6 && change.euros <= price * 1.7)
  return isNear && offered.test(asked)
    ? intent
    : { is: 'meant', words: `precio ${String(change.euros).replace('.', ',')}` }
}
