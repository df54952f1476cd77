import type { MenuContent } from '@/contract/entities/menu'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import type { Change, Orders } from '../language/change'
import { beginsAsOrder } from '../language/clauses'
import { withoutQuotes, withoutTalk } from '../language/courtesy'
import { garnishIn } from '../language/garnish'
import { inWords } from '../language/in-words'
import { firmOrders, noOrders, readOrders } from '../language/read-orders'
import { findDishes } from '../menu/find-dish'
import { readMenu } from '../menu/read-menu'
import { topicOf } from '../talk/know-how'
import { agreesTo } from './agreement'
import { amountIn } from './amounts'
import { saysDrop, saysPublish, saysWait, saysYes } from './answers'
import { copyIn } from './copies'
import { dayOrderIn } from './day-orders'
import { daysIn, withoutDays } from './days'
import { followUpIn } from './follow-up'
import type { Context, Intent } from './intents'
import { otherDayIn } from './other-day'
import { eachDayIn, partsIn } from './parts'
import * as phrases from './phrases'
import { severalDaysIn } from './several-days'
import { isOpening, isUnderstood, perhapsTakesBack, takesBack, talkIn } from './small-talk'
import { plainWords } from './spelling'
import { countsViewers } from './viewers'

/** A code to link a telephone. On WhatsApp, modules/whatsapp handles the code before the chatbot. */
const linkCode = /\b[0-9a-hjkmnp-tv-z]{12}-[\w-]{20}(?![\w-])/

const headingAlone =
  /^\s*(entrantes|primeros|segundos|postres|entrants|primers|segons|primeiros|sobremesas|sarrerak|lehenengoak|bigarrenak|postreak|starters|mains|desserts)\s*[:.]?\s*$/i

/** Longer messages order nothing: they are read as a menu. */
const longestOrder = 400
const mostLines = 10

/** The most likely meaning of a text: always one intent. Orders come before menus. */
export function understand(text: string, context: Context): Intent {
  if (linkCode.test(text)) return { is: 'link' }
  const heading = headingAlone.exec(text.slice(0, 40))?.[1]
  if (heading && !context.isWanted) return { is: 'heading', text: heading }
  const written = text.split('\n').filter((line) => line.trim() !== '')
  const lines = written.length
  // A list under its headings orders nothing, and most of the time of a turn went into looking for orders in it.
  const isList = lines >= 5 && written.filter((line) => headingAlone.test(line.slice(0, 40))).length >= 2
  if (isList && dishesIn(text, context.today) >= 3) return { is: 'menu', text }
  const order = text.length <= longestOrder && lines <= mostLines ? orderIn(text, context, lines) : null
  const numbered = numberedOrders(text, context, lines)
  if (numbered) return numbered
  if (order) return order
  const dishes = dishesIn(text, context.today)
  if (isMenu(text, dishes, lines, context)) return { is: 'menu', text }
  const garnished =
    lines === 1 && !context.isLoose && !context.isWanted ? garnishIn(text, context.menus) : null
  if (garnished) return asPendingOrAsked(garnished, context)
  const isDish = dishes === 1 || (dishes === 2 && context.isPending && lines === 1)
  if (isDish && text.length <= 120 && !isQuestion(text)) return { is: 'dish', text: text.trim() }
  return { is: 'unknown', text }
}

const number = /^[ \t]*\d{1,2} ?[).ºª-]+ +(?=\p{L}|\d)/gmu
/** «1) la jibia quítala 2) pon lomo 3) 12 euros»: orders in a list, not dishes. */
function numberedOrders(text: string, context: Context, lines: number): Intent | null {
  const plain = text.replace(number, '')
  if (lines < 2 || plain === text || text.length > longestOrder || context.menus.length === 0) return null
  const order = orderIn(plain, context, lines)
  if (order?.is !== 'orders') return null
  const changing = order.orders.changes.filter(({ kind }) => kind !== 'add' && kind !== 'perhaps')
  return changing.length > 1 ? order : null
}

/** What is not out yet is changed and shown; of a menu that customers see the owner is asked. */
const asPendingOrAsked = (change: Change, { isPending }: Context): Intent =>
  isPending
    ? { is: 'orders', orders: { ...noOrders, changes: [change] } }
    : { is: 'meant', words: inWords(change) }

const dishesIn = (text: string, today: string) =>
  readMenu(text, { today }).menus.reduce(
    (sum, { categories }) => sum + categories.flatMap(({ items }) => items).length,
    0,
  )

function isMenu(text: string, dishes: number, lines: number, { awaiting, isPending }: Context) {
  if (isQuestion(text) && lines === 1) return false
  const isShort =
    lines === 1 &&
    (dishes < 2 || (dishes === 2 && amountIn(plainWords(text.slice(0, longestOrder))) === null))
  if (isPending && isShort) return false
  if (dishes >= 2) return true
  return (
    dishes === 1 &&
    (awaiting === 'menu' || lines >= 2 || amountIn(plainWords(text.slice(0, longestOrder))) !== null)
  )
}

const asking =
  /^(?:y |oye |hola |perdona )*(?:que(?= (?:hay|tengo|tenemos|tienes|tiene|menus?|precio|platos?|dias?|hora|pongo|ponemos|puedo|puedes|pone|ponia|pasa|tal|haces|has|es|hice|me|falta|quedan?|dan|damos|cuesta|vale|opinas|crees|piensas|significa|lleva|sale|va a|voy|vas|primeros?|segundos?|postres?|entra|incluye|esta|tenias|habia|sueles|toca|is|was)(?: |$)| *$)|cual|cuales|cuando|cuanto|cuanta|como|donde(?! pone| dice)|quien|por que|zenbat(?:ek)?|quants?|quantes|cant[oa]s|is|what|when|how|which|has|hay algo|queda algo)\b/
const polite =
  /\b(?:puedes|podrias|puede|podeis|can you|could you|me (?:cambias?|quitas?|pon|pones|anades?|subes?|bajas?|publicas?)|lo (?:publicas?|subes?|quitas?|cambias?)|cambias|quitas|pones|anades)\b/

export const isQuestion = (text: string) => {
  const plain = plainWords(text.slice(0, longestOrder))
  return (/[?¿]/.test(text) || asking.test(plain)) && !polite.test(plain)
}

/** The message with and without the talk around it. */
function orderIn(written: string, context: Context, lines: number): Intent | null {
  const asks = isQuestion(written)
  const whole = plainWords(written)
  if (whole === '') return emojiIn(written)
  const text = withoutTalk(withoutQuotes(written))
  const plain = plainWords(text)
  const isBare = plain !== whole && plain !== ''
  // Of a menu that is out, a figure alone is asked about.
  if (/^\d{1,3}$/.test(whole) && !context.isPending && !context.isLoose && context.awaiting === null)
    return { is: 'unknown', text: written }
  const next = asks || lines > 1 ? null : followUpIn(written, context)
  if (next) return next
  const found = alone(written, whole, context, asks) ?? (isBare ? alone(text, plain, context, asks) : null)
  if (found) return found
  const ordered = ordersIn({ text, plain, written }, context, lines, asks)
  if (ordered) return ordered
  const isStory = text.trim() !== written.trim() && withoutQuotes(written) !== written
  const talked = talkIn(whole)
  if (talked || isStory) return { is: talked ?? 'chat' }
  return isBare && asks && phrases.whole.hello.test(whole) ? { is: 'hello' } : null
}

/** A message that has one meaning as a whole: an answer, a request without a dish, a question. */
function alone(text: string, plain: string, context: Context, asks: boolean): Intent | null {
  const { today, current, asked, isOfWeek, hasWritten, isPending } = context
  const days = daysIn(plain, today)
  const date = days[0]?.date ?? null
  if (isUnderstood(plain)) return { is: 'understood' }
  if (!asks && days.every((day) => day.date === current) && agreesTo(plain, asked, isOfWeek))
    return { is: 'yes' }
  const isAnswer = isPending || asked.length > 0 || context.isLoose
  if (!asks && !isAnswer && deleteAlone.test(plain)) return { is: 'delete', date: null }
  if (!asks && (takesBack(plain) || takesBackAtLast(text, context))) return { is: 'undo' }
  if (!asks && hasWritten && !isPending && asked.length === 0 && perhapsTakesBack(plain))
    return { is: 'take-back' }
  if (!asks && forLater.test(plain)) return { is: 'wait' }
  const found = exact(plain, context, asks) ?? questionIn(plain, date, asks)
  if (found) return found
  if (bothAlone.test(plain) && context.awaiting !== 'time')
    return plain.startsWith('si ') ? { is: 'yes' } : { is: 'unknown', text }
  if (severalMenus.test(plain)) return { is: 'planned' }
  const several = asks || !isPending ? null : severalDaysIn(text, current, today)
  if (several) return { is: 'several-days', ...several }
  const other = asks || (days.length === 0 && !isPending) ? null : otherDayIn(text, current, today)
  const isOther = isPending || asked.length > 0 || days.length > 1
  return other && isOther ? { is: 'other-day', date: other } : null
}

/** «uy no, que eso es para otro día. déjalo como estaba»: nothing else is ordered. */
function takesBackAtLast(text: string, context: Context): boolean {
  const parts = text.split(/[.!\n]+/).filter((part) => part.trim() !== '')
  const last = parts.at(-1)
  if (parts.length < 2 || !last || !takesBack(plainWords(last))) return false
  return parts.slice(0, -1).every((part) => readOrders(part, context).changes.length === 0)
}

/** «los dos» is neither a price nor a time. */
const bothAlone =
  /^(?:si |pues |no )*(?:(?:l[oa]s )?(?:dos|tres)|ambos|ambas|l[oa]s (?:2|3))(?: cosas| menus| platos)?$/
const forLater =
  /^(?:no )?(?:mejor )?(?:dejalo|dejala|dejame|lo dejo|lo dejamos)(?: mejor)? (?:para )?(?:luego|despues|mas tarde|mas adelante)(?: mejor)?$/
const severalMenus =
  /^(?:borra|borrar|elimina|quita|cancela|anula) (?:(?:los )?(?:dos|tres|2|3) menus|todos los menus|los menus)$/
const deleteAlone =
  /^(?:borra|borra (?:l|lo|it)|borralo|borrar|eliminar|eliminalo|cancelalo|cancela|anulalo|despublica|despublicalo|ocultalo|retiralo)$/

function questionIn(plain: string, date: string | null, asks: boolean): Intent | null {
  if (countsViewers(plain)) return { is: 'stats' }
  const topic =
    asks || /^(?:quiero saber|no se como|no encuentro|necesito saber)\b/.test(plain) ? topicOf(plain) : null
  const dish =
    /^(?:y |oye )*(?:a cuanto|cuanto (?:cuesta|vale|sale|es)).* con (?:el |la |los |las )?(.+)$/.exec(
      plain,
    )?.[1]
  if (dish) return { is: 'cost', dish, date }
  return topic ? { is: 'how', topic } : asked(plain, date, asks)
}

function ordersIn(
  { text, plain, written }: { text: string; plain: string; written: string },
  context: Context,
  lines: number,
  asks: boolean,
): Intent | null {
  const { today, isPending } = context
  const days = daysIn(plain, today)
  const bare = withoutDays(plain, days).replace(/\s+/g, ' ').trim()
  const rest = bare.split(' ').filter((word) => word !== '' && !phrases.empty.has(word))
  const date = days[0]?.date ?? null
  if (context.isOldWanted && lines === 1 && !asks && text.length <= 120 && !beginsAsOrder(written))
    return { is: 'wanted', dish: written.trim() }
  const copied = copyIn(text, plain, context, asks)
  if (copied) return copied
  if (!asks) {
    if (isOpening(bare)) return { is: 'open', date }
    const ofDay = dayOrderIn(plain, bare, rest, days, context)
    if (ofDay) return ofDay
    const both = days.length > 1 ? eachDayIn(text, context) : null
    if (both) return both
    const parts = days.length > 0 ? partsIn(text, context) : null
    if (parts && (!parts.whole || isOrders(parts.whole, { text, written }, context, lines)))
      return parts.intent
    const orders = readOrders(text, context)
    const [first, second] = orders.changes
    const again =
      first?.kind === 'add' && !first.course && !second && context.isAway ? sameDish(written, context) : null
    if (again) return { is: 'orders', orders: { ...noOrders, changes: [{ kind: 'same', dish: again }] } }
    const dish = context.isWanted ? dishAlone(orders) : null
    if (dish) return { is: 'wanted', dish }
    if (isOrders(orders, { text, written }, context, lines)) return { is: 'orders', orders }
  }
  const same = lines === 1 && !asks ? sameDish(written, context) : null
  if (same) return { is: 'orders', orders: { ...noOrders, changes: [{ kind: 'same', dish: same }] } }
  if (context.isWanted && lines === 1 && !asks && text.length <= 120 && !loosely(plain, asks))
    return { is: 'wanted', dish: text.trim() }
  const isOneDay = days.length === 1 && rest.length === 0
  return (isOneDay ? null : loosely(plain, asks)) ?? shown(plain, rest, date, asks, isPending)
}

/** «y el flan», «el flan también», «ni flan»: a dish of the menu, and nothing that is done to it. */
function sameDish(text: string, { menus }: Context): string | null {
  const plain = plainWords(text)
  const dish = plain.replace(
    /^(?:y|e|tambien|tampoco|ni|and) (?:tambien |tampoco )?|(?: tambien| tampoco| too)$/g,
    '',
  )
  if (dish === plain || dish.split(' ').length > 6) return null
  return menus.some((menu) => findDishes(menu, dish).length > 0) ? dish : null
}

/** «pon conejo» after «¿Por qué plato lo cambio?» */
function dishAlone({ changes, rest }: Orders): string | null {
  const [change] = changes
  if (!change || changes.length > 1 || rest.length > 0) return null
  return change.kind === 'perhaps' || (change.kind === 'add' && !change.course) ? change.dish : null
}

/** Whether the changes name a dish of the menu that is talked of. */
const isTied = (changes: Change[], menus: MenuContent[]) =>
  changes.some((change) => {
    const isOld = change.kind !== 'add' && change.kind !== 'perhaps' && change.kind !== 'only'
    const dish = isOld && 'dish' in change ? change.dish : null
    return dish !== null && menus.some((menu) => findDishes(menu, dish).length > 0)
  })

/** Whether the message orders something, and is not a menu whose facts look like orders. */
function isOrders(
  orders: Orders,
  { text, written }: { text: string; written: string },
  { today, menus, isPending }: Context,
  lines: number,
) {
  const { changes, rest, release, minute, isMoved, date } = orders
  const isAny =
    changes.length > 0 ||
    release !== null ||
    minute !== null ||
    (isMoved && (isPending || /\b(?:era|es)\b/.test(plainWords(text))))
  if (!isAny) return false
  const days = daysIn(plainWords(text), today)
  const begins =
    beginsAsOrder(withoutDays(plainWords(text), days).replace(/^(?: |,|para|el|la|del|de|los)+(?= )/, '')) ||
    beginsAsOrder(text) ||
    beginsAsOrder(written) ||
    isTied(changes, menus) ||
    /\b(?:tambien|ademas)\b/.test(plainWords(text))
  const firm = firmOrders(orders)
  const dishes = firm > 0 && begins && lines <= 3 ? 0 : dishesIn(text, today)
  if (menus.length === 0 && changes.every(({ kind }) => kind === 'add' || kind === 'only') && dishes > 0)
    return false
  const isBare = changes.some(({ kind }) => kind === 'add')
  if (dishes >= 1 && !begins && isBare && !isPending) return false
  const isMore = isPending && lines === 1 && rest.length === 0 && changes.every(({ kind }) => kind === 'add')
  if (dishes >= 2 && !begins && !(isMore && dishes === 2)) return false
  if (dishes >= 3 && rest.length > firm) return false
  if (rest.length === 0) return true
  const isAside = isPending && lines === 1 && dishes <= 1
  return firm > 0
    ? rest.length <= firm + 1
    : rest.length <= 1 && (isAside || ((begins || dishes < 1) && date === null))
}

/** «👍», «?» */
function emojiIn(text: string): Intent | null {
  if (/[👍👌✅]/u.test(text)) return { is: 'yes' }
  if (/[👎❌]/u.test(text)) return { is: 'no' }
  if (/[🙏❤😊😘🥰💪]/u.test(text)) return { is: 'thanks' }
  return /^[\s?¿!¡]+$/.test(text) ? { is: 'help' } : null
}

const simple = [
  'stop',
  'help',
  'undo',
  'wait',
  'publish',
  'correct',
  'yes',
  'keep',
  'done',
  'hello',
  'thanks',
  'template',
  'remind',
] as const

/** «¿publicado?», «¿vale?»: a question agrees to nothing. */
const agreeing = new Set<string>(['publish', 'yes', 'done', 'keep', 'undo', 'stop', 'thanks'])

function exact(plain: string, { isLoose }: Context, asks: boolean): Intent | null {
  if (isLoose && !asks && (phrases.whole.publish.test(plain) || phrases.whole.yes.test(plain)))
    return { is: 'done' }
  const found = simple.find((one) => !(asks && agreeing.has(one)) && phrases.whole[one].test(plain))
  if (found) return { is: found }
  if (phrases.whole.askPrice.test(plain)) return { is: 'ask-price' }
  if (!asks && phrases.whole.yesDo.test(plain)) return { is: 'yes' }
  if (asks) return null
  if (saysPublish(plain)) return { is: isLoose ? 'done' : 'publish' }
  if (saysYes(plain)) return { is: isLoose ? 'done' : 'yes' }
  if (saysWait(plain)) return { is: 'wait' }
  return saysDrop(plain) ? { is: 'no' } : null
}

/** «¿el menú de hoy ya lo ven los clientes?», «when will customers see it?» */
const isSeen =
  /\b(?:publicad[oa]s?|publicats?|published|subid[oa]|colgad[oa]|online|internet|visible|se ve|es veu|l[oa] ven|l[oa] veran|el veuen|o ven|ikusten|see (?:it|the menu|tomorrow s|today s)|is it (?:set|up|live|on|scheduled)|shows? up)\b/
const ofOthers = /\b(?:alergenos?|foto|dibujo|imagen)\b/

function asked(plain: string, date: string | null, asks: boolean): Intent | null {
  if (asks && isSeen.test(plain) && !ofOthers.test(plain)) return { is: 'status', date }
  if (asks && phrases.whole.publish.test(plain)) return { is: 'status', date }
  if (phrases.whole.status.test(plain) && (asks || plain.split(' ').length <= 5))
    return { is: 'status', date }
  return phrases.whole.cost.test(plain) ? { is: 'show', date, service: 'comida' } : null
}

const loose = ['plan', 'whatsapp', 'stats', 'planned', 'page', 'human', 'angry'] as const

function loosely(plain: string, asks: boolean): Intent | null {
  const format = formatIn(plain)
  if (format) return format
  const found = loose.find((one) => plain.length <= 90 && phrases.whole[one].test(plain))
  return found && (asks || found !== 'page' || plain.length <= 60) ? { is: found } : null
}

/** «mándame la imagen», «manda a imaxe», «send me the picture», «bidali irudia» */
const picture =
  /^(?:(?:la|una|a|unha|l|el|the|me|please|oye|por favor|manda|mandame|mandamela|enviame|enviam|envia|m|pasame|passam|passa|pasa|dame|donam|quiero|quero|vull|otra vez|send|show|bidali|bidal) )*(?:imagen|foto|imaxe|imatge|irudia|argazkia|image|picture|photo)(?: (?:del menu|de hoy|do menu|d avui|de hoxe|cuadrada|otra vez|otra|por favor|please|mesedez|si us plau|bidali))*$/

/** In a request for a picture: «en inglés», «en anglès», «ingelesez», «in English». */
const languageNames: [language: MenuLanguage, names: RegExp][] = [
  ['en', / (?:(?:en|in) (?:ingles|angles|english)|ingelesez)(?= |$)/],
  ['fr', / (?:(?:en|in) (?:frances|french)|frantsesez)(?= |$)/],
  ['de', / (?:(?:en|in) (?:aleman|alemany|german)|alemanez)(?= |$)/],
  ['ca', / (?:(?:en|in) (?:catalan|catala)|katalanez)(?= |$)/],
  [
    'es',
    / (?:(?:en|in) (?:castellano|castella|castelan|espanol|espanyol|spanish)|gaztelaniaz|espainolez)(?= |$)/,
  ],
]

function pictureIn(plain: string): Intent | null {
  const [dishes, names] = languageNames.find(([, one]) => one.test(plain)) ?? []
  if (!picture.test(names ? plain.replace(names, '') : plain)) return null
  return { is: 'format', format: 'feed', ...(dishes && { dishes }) }
}

function formatIn(plain: string): Intent | null {
  if (/\b(?:historias?|istorioa?|story|stories|vertical|estado)\b/.test(plain))
    return { is: 'format', format: 'story' }
  if (/\b(?:pdf|imprimir|imprimo|a4|papel|impreso)\b/.test(plain)) return { is: 'format', format: 'a4' }
  if (/\b(?:television|tele|tv|pantalla)\b/.test(plain)) return { is: 'format', format: 'tv' }
  return pictureIn(plain)
}

function shown(
  plain: string,
  rest: string[],
  date: string | null,
  asks: boolean,
  isPending: boolean,
): Intent | null {
  const service = /\b(?:cena|cenar|noche)\b/.test(plain) ? 'cena' : 'comida'
  const isDayAlone = date !== null && rest.length === 0 && (asks || !isPending || /menu/.test(plain))
  if (isDayAlone || (phrases.show.test(plain) && rest.length === 0)) return { is: 'show', date, service }
  return null
}
