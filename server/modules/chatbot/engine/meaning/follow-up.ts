import type { MenuContent } from '@/contract/entities/menu'
import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import type { Change, Orders } from '../language/change'
import { withFigures } from '../language/figures'
import { piecesOf } from '../language/pieces'
import { noOrders } from '../language/read-orders'
import { capital, clauseOf, tokensOf } from '../language/tokens'
import { findDishes } from '../menu/find-dish'
import { type DayMention, daysIn, withoutDays } from './days'
import type { Context, Intent } from './intents'
import { spelledOutIn } from './spelled-out'
import { plainWords } from './spelling'

/** What a message means only after the one before: «y el viernes igual», «natillas también», «no, la merluza era», «13 no, 12,50». */
export function followUpIn(text: string, context: Context): Intent | null {
  if (text.length > 160) return null
  const plain = plainWords(text)
  const found = corrected(plain, context) ?? spelledOutIn(text, context.menus)
  if (found) return orders([found])
  const { last } = context
  const days = daysIn(plain, context.today)
  if (context.isCopied) return copiedAgain(plain, days)
  if (last.length === 0) return null
  const returned = isBackAfterAll(plain) ? backOf(last) : null
  const changes =
    returned ??
    otherHour(plain, last) ??
    thingToo(plain, context) ??
    oneMore(text, plain, last, context) ??
    otherDish(text, context)
  return again(plain, days, context) ?? orders(changes)
}

const orders = (changes: Change[] | null, more: Partial<Orders> = {}): Intent | null =>
  changes && changes.length > 0 ? { is: 'orders', orders: { ...noOrders, changes, ...more } } : null

const sameness = /\b(?:tambien|tampoco|igual|mismo|misma|too)\b/
const around = new Set(
  'y e i tambien tampoco igual mismo misma lo el la los las para de del menu pues al a en too and haz hazlo ponlo eso cambio con que mas vale ok por favor anda venga'.split(
    ' ',
  ),
)

const isBare = (plain: string, days: DayMention[]) =>
  withoutDays(plain, days)
    .split(' ')
    .every((word) => word === '' || around.has(word))

/** «y el viernes también», after «mañana lo mismo» */
function copiedAgain(plain: string, days: DayMention[]): Intent | null {
  const [day, ...others] = days
  return day && others.length === 0 && sameness.test(plain) && isBare(plain, days)
    ? { is: 'copy', from: null, to: day.date, service: null, exceptions: null }
    : null
}

/** «y el viernes igual», after «quita el pollo»: the same order for a day that has a menu. */
function again(plain: string, days: DayMention[], { last, menuOn }: Context): Intent | null {
  const [day, ...others] = days
  if (!day || others.length > 0 || !sameness.test(plain)) return null
  const menu = menuOn(day.date)
  const isFitting = menu !== null && last.every((change) => fits(change, menu))
  return isBare(plain, days) && isFitting ? orders(last, { date: day.date }) : null
}

const fits = (change: Change, menu: MenuContent) => {
  const isNew = change.kind === 'add' || change.kind === 'only' || change.kind === 'perhaps'
  if (isNew || !('dish' in change) || change.dish === null) return true
  return findDishes(menu, change.dish).length === 1
}

/** «y natillas también», after «de postre flan» */
function oneMore(text: string, plain: string, last: Change[], { menus }: Context): Change[] | null {
  const before = last.at(-1)
  if (before?.kind !== 'add' || !/\b(?:tambien|ademas)\b/.test(plain)) return null
  const dish = text
    .replace(/^\s*(?:y|e|ah|ademas|además|tambi[eé]n|pues)(?=\s)\s*(?:tambi[eé]n\s+)?/i, '')
    .replace(/[\s,]+tambi[eé]n[\s.!]*$/i, '')
    .replace(/^(?:el|la|los|las|un|una|pon|hay|a[nñ]ade|de postre|de primero|de segundo)\s+/i, '')
    .trim()
  const isThere = menus.some((menu) => findDishes(menu, dish).length > 0)
  if (dish === '' || dish.split(' ').length > 6 || isThere || /\d|tambi/i.test(dish)) return null
  return [{ kind: 'add', dish: capital(dish), course: before.course }]
}

const goes = (kind: Change['kind']) => kind === 'remove' || kind === 'gone' || kind === 'sold-out'

/** «no, la merluza era», after «quita el pollo»; «el flan no», after «agotado el flan» */
function otherDish(text: string, { last, menus, goneMenu }: Context): Change[] | null {
  const changed = last.filter(({ kind }) => goes(kind))
  const before = changed.at(-1)
  if (!before || !('dish' in before) || !before.dish || changed.length < last.length) return null
  const plain = plainWords(text)
  if (!/\b(?:no|perdon|digo|equivoc\w+|quise|queria|era|sino|not|wait)\b/.test(plain)) return null
  const tokens = tokensOf(text)
  const end = tokens.findIndex(({ plain: word }, at) => at > 1 && /^(?:que|porque|pq)$/.test(word))
  const kept = (end < 0 ? tokens : tokens.slice(0, end)).filter(({ plain: word }) => !correcting.test(word))
  const pieces = piecesOf(clauseOf(text, kept), [...menus, ...(goneMenu ? [goneMenu] : [])])
  const dishes = pieces?.flatMap((piece) => (piece.is === 'dish' ? [piece.name] : [])) ?? []
  const [dish, ...others] = dishes
  const isBare = pieces?.every(({ is }) => is === 'dish' || is === 'not' || is === 'comma' || is === 'yes')
  if (!dish || others.length > 0 || !isBare) return null
  const isSame = (one: string) => goneMenu !== null && findDishes(goneMenu, one).length > 0
  const same = changed.find((one) => 'dish' in one && one.dish && isAlike(one.dish, dish, menus))
  const isRefused = pieces?.some(({ is }) => is === 'not')
  if (same && 'dish' in same) return isRefused ? [{ kind: 'back', dish: same.dish }] : null
  if (isSame(dish)) return isRefused ? [{ kind: 'back', dish }] : null
  return changed.length === 1
    ? [
        { kind: 'back', dish: before.dish },
        { kind: before.kind === 'remove' ? 'remove' : 'sold-out', dish },
      ]
    : null
}

const correcting =
  /^(?:ay|uy|oye|perdon|perdona|digo|era|eran|es|queria|quise|decir|equivocado|equivoque|me|he|vaya|ostras|hostia|sino|wait|eh|ah|tio|hombre)$/

const isAlike = (one: string, other: string, menus: MenuContent[]) =>
  menus.some((menu) => {
    const [first] = findDishes(menu, one)
    return first !== undefined && findDishes(menu, other).includes(first)
  })

const figure = /(?<![\d:.,/])(\d{1,3}(?:[.,']\d{1,2})?)(?:\s?(?:€|euros?|eur))?(?![\d:.,/h])/g
const otherThings =
  /\b(?:a las?|horas?|h|mesa|personas|pax|suplemento|medio|racion|raciones|platos?|gente|minutos?|hasta|desde|menus|de la (?:tarde|noche|manana))\b/

/** «no son 12, son 11,50», «13 no, 12,50», «te he dicho 13 no 12»: the figure that stands in the menu is the wrong one. */
function corrected(written: string, { menus }: Context): Change | null {
  const plain = withFigures(written)
  const figures = [...plain.matchAll(figure)].map(([, written = '']) => Number(written.replace(/[,']/, '.')))
  const [one, two, ...others] = figures
  if (one === undefined || two === undefined || others.length > 0 || one === two) return null
  if (!/\b(?:no|sino|not)\b/.test(plain) || otherThings.test(plain) || plain.split(' ').length > 16)
    return null
  const [menu] = menus
  if (!menu) return null
  const wrong = (price: number | null) => price !== null && (price === one || price === two)
  const euros = (price: number | null) => (price === one ? two : one)
  if (wrong(menu.price) === wrong(menu.halfPrice)) return null
  return wrong(menu.price)
    ? { kind: 'price', euros: euros(menu.price) }
    : { kind: 'half', euros: euros(menu.halfPrice) }
}

const after =
  /^(?:(?:ah|ay|uy|no|perdon|perdona|espera|que|si|pues|mira|oye|todavia|aun|al final|se|me|ha|he|hemos|han|una?|mas|otra|bandeja|racion|fuente) )*(?:si (?:que )?(?:hay|queda\w*|tenemos)|quedaban?|habia|aparecid\w*|aparecio|encontrad[oa]s?|hay mas)(?: (?:perdona|perdon|una?|otra|mas|bandeja|racion|algo|todavia|aun|en la camara|en camara|en la nevera))*$/
/** «ah no, que quedaba», after «se acabó el pollo» */
const isBackAfterAll = (plain: string) => plain.length <= 80 && after.test(plain)

const backOf = (last: Change[]): Change[] =>
  last.flatMap((change) =>
    goes(change.kind) && 'dish' in change && change.dish ? [{ kind: 'back', dish: change.dish }] : [],
  )

const correction =
  /^(?:(?:ay|uy|no|perdon|perdona|mejor|digo|bueno|ostras|al final) )+(?:a|hasta) (?:las? )?(\d{1,2})(?:[:.](\d{2})| y (media|cuarto))?(?= (?:q|que|porque|pq|xq|mejor|eh)\b|$)/
/** «perdón, a 15.45», after «servimos de 13.15 a 16»: until then. */
function otherHour(plain: string, last: Change[]): Change[] | null {
  const match = correction.exec(plain)
  if (last.at(-1)?.kind !== 'window' || !match) return null
  const [, hours, minutes, part] = match
  const hour = Number(hours) < 8 ? Number(hours) + 12 : Number(hours)
  const minute = minutes ?? (part === 'media' ? '30' : part === 'cuarto' ? '15' : '00')
  return hour < 24 && Number(minute) < 60 ? [{ kind: 'window', start: null, end: `${hour}:${minute}` }] : null
}

const things: Record<string, Include> = {
  pan: 'pan',
  bebida: 'bebida',
  vino: 'bebida',
  agua: 'bebida',
  cafe: 'cafe',
}
const thing = /^(?:y |ni |tampoco |tambien )*(?:el |la )?(pan|bebida|vino|agua|cafe)(?: tambien| tampoco)?$/

/** «y el pan», after «quita la bebida» */
function thingToo(plain: string, { last, menus: [menu] }: Context): Change[] | null {
  const what = things[thing.exec(plain)?.[1] ?? '']
  const before = last.at(-1)
  if (!what || !before) return null
  if (before.kind === 'include') return [{ kind: 'include', what: [what], isIncluded: before.isIncluded }]
  return before.kind === 'remove' && menu?.includes.includes(what)
    ? [{ kind: 'include', what: [what], isIncluded: false }]
    : null
}
