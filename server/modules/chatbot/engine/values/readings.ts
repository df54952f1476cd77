import { fold, stem } from '@/contract/rules/menu-text/words'
import { clockText } from '@/contract/rules/time/clock-text'
import { saidOf } from '../evidence/polarity'
import type { Change } from '../language/change'
import type { Context } from '../meaning/intents'
import type { Values } from './values-in'

const hasKind = ({ kinds }: Values, ...wanted: string[]) => wanted.some((kind) => kinds.has(kind))
const hasCue = ({ cues }: Values, ...wanted: string[]) => wanted.some((cue) => cues.has(cue))

const besides =
  /(?<!\p{L})(?:aparte|a parte|damunt|encima|por encima|a maiores|de mas|de mes|mas|mes|aumento|augment|recargo|plus|suma\p{L}*|clava\p{L}*|cobra\p{L}*|por cabeza|on top|more|extra|gehiago|gehigarri\p{L}*|sobreprec\p{L}*|supl\p{L}*)(?!\p{L})/u
const goes =
  /(?<!\p{L})(?:quita\p{L}*|treu\p{L}*|treure|lleva ?ho|llevau\p{L}*|fuera|fora|sin|sense|sen|ya no|ja no|xa non|kendu|remove|no more|gratis)(?!\p{L})/u
const ofSupplement = /(?<!\p{L})(?:supl\p{L}*|recargo|gehigarri\p{L}*|extra)(?!\p{L})/u

/** «chuleta, 9 por cabeza», «clávale 2,5 aparte al cherne» */
export function supplement(
  { dishes, news, amounts, hours, plain: text }: Values,
  { menus: [menu] }: Context,
): Change[] | null {
  const [dish, ...others] = dishes
  const [euros, ...more] = amounts
  if (!dish || others.length > 0 || hours.length > 0 || news.length > 0) return null
  if (euros === undefined)
    return ofSupplement.test(text) && goes.test(text) ? [{ kind: 'supplement', dish, euros: null }] : null
  const most = (menu?.price ?? 15) * 0.8
  return more.length === 0 && euros > 0 && euros < most && besides.test(text)
    ? [{ kind: 'supplement', dish, euros }]
    : null
}

const served =
  /(?<!\p{L})(?:cocina|cuina|cocina|kitchen|comer|dinar|xantar|jaten|jan|eat|lunch|serv\p{L}*|sirv\p{L}*|damos|donem|cerr\p{L}*|tanqu\p{L}*|pech\p{L}*|itxi\p{L}*|clos\p{L}*|alarg\p{L}*|empez\p{L}*|comen[cz]\p{L}*|acab\p{L}*|people|gente|horario|have it)(?!\p{L})/u

/** «servimos de una a tres y media», «a las 4 se acaba la cocina» */
export function window({ hours, dishes, news, amounts, plain: text }: Values): Change[] | null {
  const [one, two, ...more] = hours
  if (!one || more.length > 0 || dishes.length + news.length + amounts.length > 0) return null
  if (two) {
    const isSpan = one.minute < two.minute && (one.is === 'from' || two.is === 'until' || served.test(text))
    return isSpan ? [{ kind: 'window', start: clockText(one.minute), end: clockText(two.minute) }] : null
  }
  const ends =
    one.is === 'until' ||
    /(?<!\p{L})(?:acab\p{L}*|cerr\p{L}*|cierr\p{L}*|tanqu\p{L}*|pech\p{L}*|itxi\p{L}*|clos\p{L}*|despu?o?i?s de|after)(?!\p{L})/u.test(
      text,
    )
  return ends && served.test(text) && one.minute >= 13 * 60
    ? [{ kind: 'window', start: null, end: clockText(one.minute) }]
    : null
}

const measured = /(?<!\p{L})(?:euros?|eur|centimos?|centims?|cents?|cts?|pavos?|€)(?!\p{L})|€/u
const up =
  /(?<!\p{L})(?:sub\p{L}*|puj\p{L}*|sob(?:e|a|elle|emos)\p{L}*|aument\p{L}*|increment\p{L}*|igo|raise|up)(?!\p{L})/u
const down =
  /(?<!\p{L})(?:baj\p{L}*|baix\p{L}*|rebaj\p{L}*|rebaix\p{L}*|descuent\p{L}*|descont\p{L}*|jaitsi|lower|knock|cheaper|off|down)(?!\p{L})/u

/** «rebájalo 75 céntimos», «knock two euro off»: by an amount, and not to one. */
export function raise({ amounts, hours, news, plain: text }: Values): Change[] | null {
  const [euros, ...more] = amounts
  if (euros === undefined || more.length > 0 || euros <= 0 || euros > 5 || hours.length + news.length > 0)
    return null
  const isTo = /(?<!\p{L})(?:a|en|to|at|fins a|hasta) (?:los )?\d/u.test(text)
  if (isTo || !measured.test(text) || up.test(text) === down.test(text)) return null
  return [{ kind: 'raise', euros: down.test(text) ? -euros : euros }]
}

const halves =
  /(?<!\p{L})(?:medi[oa]s? menus?|mig(?:s)? menus?|menu erdi\p{L}*|half (?:a |the )?menu|(?:solo |un solo |1 solo |nomes |only |just )?(?:un|1|one) (?:plato|plat|prato|course)|media racion|mitja racio|plato (?:unico|suelto|solo))(?!\p{L})/u

/** «para niños medio menú 6,50» */
export function half(
  { amounts, hours, dishes, plain: text }: Values,
  { menus: [menu] }: Context,
): Change[] | null {
  const [euros, ...more] = amounts.filter((amount) => amount !== 1)
  if (euros === undefined || more.length > 0 || hours.length + dishes.length > 0 || !halves.test(text))
    return null
  const { price = null } = menu ?? {}
  return price === null || euros < price ? [{ kind: 'half', euros }] : null
}

const stemsOf = (name: string) =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map(stem)

/** «la paella escríbela bien, paella valenciana»: the dish again, with more words. */
export function renamed({ bits, dishes, news, amounts, hours }: Values): Change[] | null {
  const [dish, ...others] = dishes
  const [by, ...more] = news
  if (!dish || !by || others.length + more.length + amounts.length + hours.length > 0) return null
  const own = stemsOf(dish)
  const [first = ''] = stemsOf(by)
  const isAgain = own.includes(first) && stemsOf(by).some((word) => !own.includes(word))
  return isAgain && isAfter(bits) ? [{ kind: 'replace', dish, by }] : null
}

const isAfter = (bits: Bits) =>
  bits.findIndex(({ is }) => is === 'dish') < bits.findLastIndex(({ is }) => is === 'new')
type Bits = Values['bits']

const bringing = /^(?:put|append|have|place|instead-after|are|for|include)$/

/** «el ternasco se ha quemado, pon longaniza»: a dish of the menu, and then food that comes. */
export function swapped(values: Values): Change[] | null {
  const { bits, dishes, news, amounts, hours } = values
  const [dish, ...others] = dishes
  const [by, ...more] = news
  if (!dish || !by || others.length + more.length + amounts.length + hours.length > 0) return null
  const [atDish, atNew] = [
    bits.findIndex(({ is }) => is === 'dish'),
    bits.findLastIndex(({ is }) => is === 'new'),
  ]
  const between = bits.slice(atDish + 1, atNew)
  const isBrought = between.some((bit) => bit.is === 'cue' && bringing.test(bit.cue))
  const isApart = between.some(
    (bit) => bit.is === 'cue' && (bit.cue === 'join' || bit.cue === 'stop' || bit.cue === 'but'),
  )
  const isKept = hasCue(values, 'also', 'with') || stemsOf(by).some((word) => stemsOf(dish).includes(word))
  return atDish < atNew && isBrought && isApart && !isKept ? [{ kind: 'replace', dish, by }] : null
}

const out =
  /(?<!\p{L})(?:0|cero|zero|rip|adios|adeu|agur|adeus|bye|ni 1|ni una|cap|ninguna?|nin|ni|ningun|nada|finito|kaput|caput|volo|volaron)(?!\p{L})/u

/** «alubias 0», «adiós migas» */
export function gone(values: Values): Change[] | null {
  const { dishes, news, amounts, hours, plain: text } = values
  const own = dishes.flatMap(stemsOf)
  const others = news.filter((name) => !stemsOf(name).some((word) => own.includes(word)))
  if (dishes.length === 0 || others.length + hours.length > 0) return null
  if (amounts.some((amount) => amount !== 0 && amount !== 86)) return null
  const says = out.test(text) || hasKind(values, 'gone') || hasCue(values, 'out', 'gone')
  const isKept = hasCue(values, 'keep') || hasKind(values, 'keep') || hasCue(values, 'back')
  return says && !isKept ? dishes.map((dish) => ({ kind: 'gone', dish })) : null
}

const priced =
  /(?<!\p{L})(?:precio|preu|prezo|prezioa|presio|price|cobr\p{L}*|cuesta|costa|vale|val|charg\p{L}*|sale|salen|surt|euros?|eur|pavos?|son|som|era|it s|total)(?!\p{L})|€/u

/** «cobramos 15,95», «puse 12 y era 12,50»: one amount that is near the price there is, beside that price at most. */
export function price(
  { dishes, news, amounts, hours, plain: text }: Values,
  { menus: [menu] }: Context,
): Change[] | null {
  const { price: old = null } = menu ?? {}
  const others = amounts.filter((amount) => amount !== old)
  const [euros, ...more] = others
  if (
    euros === undefined ||
    more.length > 0 ||
    dishes.length + news.length + hours.length > 0 ||
    old === null
  )
    return null
  const isNear = euros >= old * 0.6 && euros <= old * 1.7
  return isNear && priced.test(text) ? [{ kind: 'price', euros }] : null
}

/** «salen 16 mangos, con copa de malbec» */
export function pricedWith(text: string, values: Values, { menus: [menu] }: Context): Change[] | null {
  const { price: old = null } = menu ?? {}
  const [euros, ...more] = values.amounts
  if (
    euros === undefined ||
    more.length > 0 ||
    old === null ||
    values.dishes.length + values.hours.length > 0
  )
    return null
  const things = included(text, { ...values, amounts: [] })
  return things && euros >= old * 0.6 && euros <= old * 1.7 ? [{ kind: 'price', euros }, ...things] : null
}

/** «el café no entra en el precio» */
export function included(text: string, { dishes, amounts, hours, news }: Values): Change[] | null {
  if (dishes.length + amounts.length + hours.length + news.length > 0) return null
  const stated = [...saidOf(text)]
  const listed = [true, false].flatMap((isIncluded): Change[] => {
    const what = stated.flatMap(([thing, isIn]) => (isIn === isIncluded ? [thing] : []))
    return what.length > 0 ? [{ kind: 'include', what, isIncluded }] : []
  })
  return listed.length > 0 ? listed : null
}
