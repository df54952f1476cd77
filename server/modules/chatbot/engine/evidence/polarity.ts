import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import type { Change } from '../language/change'
import type { Context, Intent } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'

/** Whole words alone: «te» is hardly tea, and «pa» hardly bread. */
const things: [RegExp, Include][] = [
  [/^(?:pan|ogia|ogi|bread)$/, 'pan'],
  [
    /^(?:bebidas?|begudes?|beguda|edaria|vinos?|vinitos?|vi|vino|ardoa|wine|agua|aigua|auga|ura|water|cervezas?|cerveses?|cervesa|garagardoa|beers?|canas?|copas?|chatos?|vasos?|refrescos?|refrescs?|sidra|sagardoa|cider|mosto|kombucha|txakoli|gaseosa|drinks?)$/,
    'bebida',
  ],
  [/^(?:postres?|postrea|sobremesas?|desserts?|pudding)$/, 'postre'],
  [/^(?:cafes?|cafelitos?|cafetitos?|kafea|coffees?)$/, 'cafe'],
]
export const isThing = (word: string) => things.some(([pattern]) => pattern.test(word))
const thingOf = (word: string) => things.find(([pattern]) => pattern.test(word))?.[1] ?? null

const without =
  /^(?:sin|sense|sen|gabe|without|no|non|nun|ez|not|isn|aren|nt|aparte|apart|fuera|fora|kanpo|extra|pag(?:a|an|as|ado|arlo|arla|uen|ues|ara|aran)|paguen|cobr\p{L}*|ordain\p{L}*|tampoco|tampoc|ni|nin|excepto|salvo|quit\p{L}*|treu|tret|kendu|remove|except|minus)$/u
const within =
  /^(?:con|amb|cun|cunha|w|with|incluy\p{L}*|inclo\p{L}*|inclu\p{L}*|entra\p{L}*|entren|dentro|dins|barne|lleva|llevan|leva|porta|viene|vienen|comprend\p{L}*|thrown|part|gratis|free|regal\p{L}*|si|bai|yes|tambien|tambe|tamen|ere|too|also)$/u
/** «a parte» */
const apart = /\ba parte\b/g
const stops = /[,;.!?\n]+|(?<!\p{L})(?:pero|pro|peró|mais|baina|but)(?!\p{L})/iu
const joints = /(?<!\p{L})(?:y|e|i|eta|and|n|&)(?!\p{L})/u

const paid = /(?<!\p{L})(?:aparte|apart|a parte|pag\p{L}*|cobr\p{L}*|extra|ordain\p{L}*)(?!\p{L})/u

/** Words that say nothing of what is included: «cerveza sin alcohol», «que no falte el pan», «no te olvides de que». */
const idle =
  /(?<!\p{L})(?:(?:sin|sense|sen|without) (?:alcohol|gas|azucar|gluten|lactosa|hielo|falta|duda|problemas?)|(?:alkohol|gas|azukre)\p{L}* gabe|(?:que )?(?:no|non) falt\p{L}+|(?:no|non|don ?t) (?:(?:te|se|t|os|vos|che) )*(?:olvid|oblid|esque[cz]|forget)\p{L}*|ez ahaztu|(?:no|non) so(?:lo|l|o)(?! se))(?!\p{L})/gu
/** «no se paga aparte», «sin coste extra»: two negatives are none. */
const free =
  /(?<!\p{L})(?:(?:sin|sense|sen|without|no|non) (?:(?:ningun|ninguno|cap|any|tener que|haver de|mas) )*(?:costes?|costos?|cost|custes?|custo|suplementos?|suplements?|supplements?|recargos?|recarrecs?|cargos?|charges?|pagar|pagament|pago|paying|cobrar|(?:extra|additional) (?:cost|charge|pay)\p{L}*|at no (?:extra )?cost)|(?:kostu|gehigarri|ordain)\p{L}* gabe|(?:no|non|nun|ez|not|isn ?t|aren ?t|don ?t|tampoco|tampoc|ni) (?:(?:se|es|os|lo|la|los|las|te|le|l|hi|ho|hai que|hay que|cal|va|van|es|esta|son|da|dira|dugu|degu|we|charge|for|i|yo|el|que) ){0,4}(?:pag\p{L}*|cobr\p{L}*|apart|aparte|extra|charg\p{L}*|ordain\p{L}*|kobra\p{L}*))(?: (?:aparte|apart|extra|a maiores|mas|mes|nada|gehiago|more))*(?!\p{L})/gu
const negator = /^(?:no|non|nun|ez|not|isn|aren|nt|tampoco|tampoc|ni|nin|sin|sense|sen|gabe)$/
const plainNo = /^(?:no|non|nun|ez|not|isn|aren|nt|tampoco|tampoc|ni|nin)$/
const reach = 4

/** What a part says. Null: nothing. «both»: yes and no, so that nothing is known. */
function signOf(words: string[]): Part['isIn'] {
  const outs = words.flatMap((word, at) => (without.test(word) ? [at] : []))
  const ins = words.flatMap((word, at) => (within.test(word) ? [at] : []))
  if (outs.length === 0) return ins.length > 0 ? true : null
  const isNo = (at: number) => negator.test(words[at] ?? '')
  // «no sin pan»
  const areNots = outs.map((at) => plainNo.test(words[at] ?? ''))
  if (ins.length === 0) return new Set(areNots).size > 1 ? 'both' : false
  const areNegated = ins.every((at) =>
    outs.some((out) => isNo(out) && ((out < at && at - out <= reach) || out === at + 1)),
  )
  return areNegated ? false : 'both'
}

type Part = { words: string[]; isIn: boolean | 'both' | null }

/** «café también dentro cerveza no dentro»: where a part says both, each thing goes with what stands behind it, or before it. */
function apartByThing(words: string[]): string[][] {
  const places = words.flatMap((word, at) => (thingOf(word) ? [at] : []))
  const isBoth = words.some((word) => without.test(word)) && words.some((word) => within.test(word))
  const [first = 0] = places
  if (!isBoth || places.length < 2) return [words]
  const isBefore = words.slice(0, first).some((word) => without.test(word) || within.test(word))
  const cuts = isBefore ? places.slice(0, -1).map((at) => at + 1) : places.slice(1)
  return [0, ...cuts].map((from, at) => words.slice(from, cuts[at]))
}

/** Parts of one stretch between stops; a part without a word of its own goes with the one before it, else with the one behind. */
function partsOf(stretch: string): Part[] {
  const parts = plainWords(stretch.replaceAll('/', ' '))
    .replace(apart, 'aparte')
    .replace(idle, ' ')
    .replace(free, ' gratis ')
    .split(joints)
    .flatMap((part) => apartByThing(part.split(' ').filter(Boolean)))
    .map((words): Part => ({ words, isIn: signOf(words) }))
  return parts.map((part, at) => ({
    ...part,
    isIn:
      part.isIn ??
      parts.slice(0, at).findLast(({ isIn }) => isIn !== null)?.isIn ??
      parts.slice(at + 1).find(({ isIn }) => isIn !== null)?.isIn ??
      null,
  }))
}

/** What a message says is included, and what is not; a thing that is both is neither. */
export function saidOf(text: string): Map<Include, boolean> {
  const stated = new Map<Include, boolean>()
  const unclear = new Set<Include>()
  let last: boolean | null = null
  for (const stretch of text.split(stops))
    for (const { words, isIn } of partsOf(stretch)) {
      if (isIn !== null && isIn !== 'both') last = isIn
      for (const [at, word] of words.entries()) {
        const thing = thingOf(word)
        if (!thing) continue
        if (isIn === 'both') unclear.add(thing)
        const next = words[at + 1]
        const own = next === 'si' ? true : next === 'no' ? false : last
        if (own === null) continue
        if (stated.has(thing) && stated.get(thing) !== own) unclear.add(thing)
        stated.set(thing, own)
      }
    }
  for (const thing of unclear) stated.delete(thing)
  return stated
}

/**
 * «12 con bebida y café, el postre se paga aparte», «cunha cunca de viño»: whether a thing is included is stated in its own part of the message.
 * A reading that turns this round, or leaves a thing out, is put right.
 */
export function withPolarity(intent: Intent, text: string, { menus: [menu] }: Context): Intent {
  if (intent.is !== 'orders' || text.length > 300) return intent
  const { changes } = intent.orders
  const read = changes.flatMap((one) => (one.kind === 'include' ? [one] : []))
  if (read.length === 0 || read.some(({ what }) => what.includes('postre-o-cafe'))) return intent
  const stated = saidOf(text)
  // Desserts that are paid apart are no desserts that go.
  const isPaidApart = !menu?.includes.includes('postre') && paid.test(plainWords(text))
  if (isPaidApart && stated.get('postre') === false) stated.delete('postre')
  const known = new Set(read.flatMap(({ what }) => what))
  const asRead = (isIncluded: boolean) =>
    read
      .flatMap((one) => (one.isIncluded === isIncluded ? one.what.filter((what) => !stated.has(what)) : []))
      .filter((what) => isIncluded || what !== 'postre' || !isPaidApart)
  const asSaid = (isIncluded: boolean) =>
    [...stated].flatMap(([what, isIn]) =>
      isIn === isIncluded && (known.has(what) || stated.size > 1) ? [what] : [],
    )
  const listed = [true, false].flatMap((isIncluded): Change[] => {
    const what = [...new Set([...asRead(isIncluded), ...asSaid(isIncluded)])]
    return what.length > 0 ? [{ kind: 'include', what, isIncluded }] : []
  })
  if (listed.length === 0 && changes.length === read.length) return { is: 'unknown', text }
  const isSame = JSON.stringify(sorted(read)) === JSON.stringify(sorted(listed))
  if (isSame) return intent
  const at = changes.findIndex(({ kind }) => kind === 'include')
  const others = changes.filter(({ kind }) => kind !== 'include')
  const names = new Set<string>(stated.keys())
  const lost = intent.orders.lost?.filter((words) => !names.has(words))
  return {
    is: 'orders',
    orders: {
      ...intent.orders,
      changes: [...others.slice(0, at), ...listed, ...others.slice(at)],
      ...(intent.orders.lost && { lost: lost ?? [] }),
    },
  }
}

const sorted = (changes: Change[]) =>
  changes
    .flatMap((one) => (one.kind === 'include' ? one.what.map((what) => `${what} ${one.isIncluded}`) : []))
    .sort()
