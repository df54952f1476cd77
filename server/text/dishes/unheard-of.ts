import { isVegetable, kindOf } from './kind-of'
import { cookedIn, neverSaid, saidOnly, servedIn, sorts } from './never-said'
import type { Part, Phrase, ReadDish } from './phrase'

const savoury =
  /savoury|cocktail|terrine|mousse|jelly|crêpe|pancake|waffle|pastry|millefeuille|platter|assort|selection|portion|bites|fritter|chocolate/

const cut =
  /fillet|steak|loin|chop|\brib|cheek|breast|thigh|\bleg\b|drumstick|shoulder|\btail|piece|wing|shank/

/** What only an animal has: a heart is an artichoke's, too, and a steak may be of tofu. */
const ofAnimals =
  /\b(?:ribs?|cheek|tongue|ear|tail|trotters?|knuckle|snout|tripe|liver|livers|kidneys?|brains|neck|shin|shank|belly|wing|drumstick|thigh|foot|shoulder)$/

/** What is never filleted. */
const leaves = /lettuce|spinach|chard|cabbage|onion|potato/

const vessel = /glass|cup|bottle|jug/

const english = ({ noun }: Phrase) => noun.forms.en?.singular ?? ''

/** The sort of a thing, as the table of what is never said calls it. */
function sortOf({ noun }: Pick<Phrase, 'noun'>): string | null {
  const kind = isVegetable(noun) ? 'vegetable' : kindOf(noun)
  const name = `${kind}: ${noun.forms.en?.singular ?? ''}`
  return Object.entries(sorts).find(([, names]) => names.test(name))?.[0] ?? null
}

type Table = readonly (readonly [string, string])[]

const readTable = (table: Table, [by, to]: readonly [string, string]) => {
  const read = new Map<string, Set<string>>()
  for (const [names, values] of table)
    for (const name of names.split(by))
      read.set(name, new Set([...(read.get(name) ?? []), ...values.split(to)]))
  return read
}

const never = readTable(neverSaid, [' ', '|'])
const only = readTable(saidOnly, ['|', ' '])

/** «Fried small draught beers»: a way that nobody says of such a thing. */
function isNeverSaid(phrase: Phrase, way = ''): boolean {
  const sort = sortOf(phrase)
  const bare = way.replace(/,? \(.*$/, '')
  // «Albóndigas de choco en su tinta» are of cuttlefish.
  if (bare === 'in its own ink' && isOfInk(phrase)) return false
  return isInTable(sort, bare)
}

const isOfInk = (phrase: Phrase): boolean =>
  /squid|cuttlefish|octopus/.test(english(phrase)) || phrase.made.some(isOfInk)

function isInTable(sort: string | null, way: string) {
  if (sort !== null && never.get(sort)?.has(way)) return true
  const things = only.get(way)
  return things !== undefined && !things.has(sort ?? '')
}

/**
 * What no cook says: a drink that is fried, meat in a cake, a cutlet of chocolate. Where what a thing is made of, or what is said of it, is
 * of a kind that nobody joins with it, one of the two words means something else here. Nobody can say which, so the dish stays as it was
 * written.
 */
function isUnheardOfThing(phrase: Phrase): boolean {
  const { noun, made, ways } = phrase
  const name = english(phrase)
  return (
    ways.some(({ forms }) => isNeverSaid(phrase, forms.en?.forms[0])) ||
    made.some((one) => isUnheardOfThing(one) || isStrange(one))
  )

  function isStrange(one: Phrase): boolean {
    const kind = kindOf(one.noun)
    const sort = sortOf(one)
    if (/\b(?:fillet|steak)$/.test(name) && leaves.test(english(one))) return true
    if (made.length > 1 && drunkBeside.test(english(one)) && isEaten(sortOf(phrase))) return true
    if (noun.kind === 'sweet') return /sea|meat/.test(kind) && !savoury.test(name)
    if (noun.kind === 'drinks' && vessel.test(name))
      return sort === 'meat' || (/bottle|jug/.test(name) && /fish|cheese|bread|sweet/.test(sort ?? ''))
    if (noun.kind === 'drinks')
      return /sea|meat|dishes/.test(kind) || /cheese|bread|sauce|potato/.test(sort ?? '')
    const isOfAnimal = noun.kind === 'sea' || noun.kind === 'meat'
    if (isOfAnimal && kind === 'drinks') return true
    if (sort === 'fish')
      return (
        /\b(?:ear|snout|knuckle|trotters|thigh|drumstick|foot)$/.test(name) ||
        (/\bleg$/.test(name) && !isOfInk(one))
      )
    if (sort === 'meat')
      return (
        /fish fillet|tentacle|kokotxa/.test(name) ||
        (/wing$|drumstick$/.test(name) && /beef|pork|lamb|goat|veal/.test(english(one)))
      )
    if (!isOfAnimal || noun.isMixture) return false
    if (/sweet|drinks|fruit/.test(kind)) return cut.test(name) || ofAnimals.test(name)
    return (
      ofAnimals.test(name) && /vegetable|potato|cheese|bread|sauce|salad|soup|rice|pasta/.test(sort ?? '')
    )
  }
}

/** «Bocadillo de calamares y cerveza»: the beer is beside the sandwich. */
const drunkBeside = /\bbeer|draught|soft drink|^coffee$|^drink$|^wine$|^water$|cola$|sangria/

const isEaten = (sort: string | null) =>
  sort === null || /^(?:dish|salad|pasta|bread|meat|fish|egg|potato)$/.test(sort)

const isDrink = (phrase: Phrase) => sortOf(phrase) === 'drink'

/** «Lasagne (lemonade)», «eel in juice», «octopus on beer»: what no cook puts together. */
function isUnheardOfBeside(part: Part, head: Phrase): boolean {
  const { relation, phrases, opens, way, behind } = part
  if (phrases.some(isUnheardOfThing)) return true
  if (way && behind && isNeverSaid(behind, way.forms.en?.forms[0])) return true
  const name = english(head)
  const sort = sortOf(head) ?? head.noun.kind
  const isMeal = /^(?:sea|meat|dishes|dish|fish|soup|salad|rice|pasta|vegetable|potato)$/.test(sort)
  if (opens && relation === 'head')
    return (
      phrases.length > 0 &&
      phrases.every((one) => {
        // «(casera)» is homemade more often than it is lemonade.
        if (isDrink(one))
          return (
            english(one) === 'lemonade' || !(/^(?:drink|vessel|beside)$/.test(sort) || /coffee/.test(name))
          )
        return isMeal && /^(?:sweet|vessel)$/.test(sortOf(one) ?? '')
      })
    )
  if (relation === 'on' || relation === 'stuffed') return phrases.some(isDrink)
  return relation === 'in' && phrases.some((one) => isDrink(one) && !one.made.length && !isCookedIn(one))
}

const isCookedIn = (phrase: Phrase) => cookedIn.test(english(phrase)) && !servedIn.test(english(phrase))

/**
 * What is left of a dish without what no cook says: nothing where its head is such a thing, or all before the part that is one. The rest
 * stays as it was written.
 */
export function heardOf(read: ReadDish | null): ReadDish | null {
  const head = read?.parts[0]?.phrases[0]
  if (!read || !head) return read
  const strange = read.parts.find((part) => isUnheardOfBeside(part, head))
  if (!strange) return read
  const parts = read.parts.filter(({ from }) => from < strange.from)
  return parts.length > 0 ? { parts, unknownFrom: strange.from } : null
}
