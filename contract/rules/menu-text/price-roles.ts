import { type Amount, firstStand, type PriceRole, standIn } from './amounts'
import { fold } from './words'

const before: readonly (readonly [PriceRole, RegExp])[] = [
  [
    'workdays',
    /(?:laborables?|entre semana|a diario|diarios?|de lunes a (?:viernes|jueves)|feiners?|lun(?:es)?-(?:vie|jue)[a-z]*|l-[vj]|dias de semana)[ :=(a-]{0,5}(?:son |es |a )?$/,
  ],
  [
    'weekend',
    /(?:fin(?:es)? de semana|findes?|festivos?|sabados?(?: y domingos?)?|domingos?|caps? de setmana|s-d)[ :=(a-]{0,5}(?:y festivos? )?(?:son |es |a )?$/,
  ],
  [
    'other',
    /(?:ninos?|ninas?|nens?|infantil(?:es)?|peques?|kids|nenos?|haurrak?|haurrentzat|anos|txikia?)\)?[ :=(a-]{0,5}(?:son |es |a |por |solo )?$/,
  ],
  ['other', /(?:antes|abans|ayer|lo que valia|era|eran|costaba)(?: (?:a|eran|era|estaba a))? ?$/],
  [
    'other',
    /(?:primeros|segundos|postres|entrantes|primers|segons|platos? sueltos?|racion|enfrente|para llevar)(?: sueltos?)?(?: extra| aparte)?[ :=(a-]{1,4}(?:son |es |a )?$/,
  ],
  ['other', /(?<!\d)(?:[12]|one|two) (?:courses?|platos?|plats?)[ :=(-]{1,3}(?:for |a |por )?$/],
  ['menu', /(?<!\d)(?:3|three|tres) (?:courses?|platos?|plats?)[ :=(-]{1,3}(?:for |a |por )?$/],
  ['menu', /(?:menu|completo|completa|todo|adultos?|mayores)[ :=(a-]{1,4}(?:son |es |a |por )?$/],
]
const behind: readonly (readonly [PriceRole, RegExp])[] = [
  [
    'other',
    /^ ?(?:la |por |para |els? |los |per |a )?(?:pareja|parella|ninos?|ninas?|nens?|infantil|peques?|nenos?|kids|menores|llevar|el kilo|kg|kilo|docena|la botella|la racion|racion|unidad|la unidad|el plato suelto)(?![a-z])/,
  ],
  ['workdays', /^ ?\(?(?:entre semana|laborables?|de lunes a (?:viernes|jueves)|l-[vj]|a diario|feiners?)/],
  [
    'weekend',
    /^ ?\(?(?:(?:los |el |en )?(?:fin(?:es)? de semana|findes?|festivos|sabados?|domingos?|caps? de setmana))/,
  ],
]

/** The role of a price from the folded words on both sides of it. */
export function roleBetween(left: string, right: string): PriceRole | undefined {
  return (
    before.find(([, pattern]) => pattern.test(left))?.[0] ??
    behind.find(([, pattern]) => pattern.test(right))?.[0]
  )
}

type MarkedLine = { marked: string; amounts: Amount[] }

function giveRoles({ marked, amounts }: MarkedLine): void {
  const folded = fold(marked)
  const stands = [...folded.matchAll(standIn)].map(({ index }) => index)
  for (const [at, index] of stands.entries()) {
    const amount = amounts[folded.charCodeAt(index) - firstStand]
    if (amount?.kind !== 'price') continue
    const from = Math.max((stands[at - 1] ?? -1) + 1, index - 40)
    const role = roleBetween(
      folded.slice(from, index),
      folded.slice(index + 1, Math.min(stands[at + 1] ?? folded.length, index + 30)),
    )
    if (role) amount.role = role
  }
}

/** Where a message names several prices, each gets its role. A single price is that of the menu. */
export function givePriceRoles(lines: readonly MarkedLine[]): void {
  const prices = () => lines.flatMap(({ amounts }) => amounts.filter((amount) => amount.kind === 'price'))
  if (prices().length < 2) return
  for (const line of lines) giveRoles(line)
  const all = prices()
  if (all.every(({ role }) => role === 'other')) for (const amount of all) delete amount.role
}
