import { isVegetable, kindOf } from './kind-of'
import { innermostOf } from './parts'
import type { Phrase } from './phrase'

/** In «pollo con salsa de setas y arroz» the rice is no part of the sauce: there the fourth word or a later one follows «de». */
const behindAnother = 4

/** «Hamburguesa de pollo y patatas» is a burger of chicken alone. */
const isBurger = ({ noun }: Phrase) => /^(?:hamburguesa|quesadilla)/.test(nameIn(noun))

/** «Albóndigas de cerdo y ternera»; what else stands behind them is beside them. */
export const isOfMeats = ({ noun }: Phrase) => /^albóndiga/.test(nameIn(noun))

/** What is made of two things only where both are of these kinds: an apple compote has plums in it, a black pudding has no chorizo. */
const lists: [head: RegExp, kinds: RegExp][] = [
  [
    /^(?:batido|smoothie|compota|confitura|mermelada|coulis|chutney|yogur|panacota|gelatina|crumble|strudel|muffin)/,
    /^(?:fruit|vegetable|spice|nut)$/,
  ],
  [/^(?:gazpacho|salmorejo|ajoblanco|vichyssoise|velouté|hummus)/, /^(?:fruit|vegetable|spice)$/],
  [/^licor/, /^(?:fruit|spice)$/],
  [/^gelato/, /^(?:fruit|spice|nut|sweet)$/],
  [/^(?:embutido|chorizo|salchicha|longaniza)/, /^animal$/],
  [/^morcilla/, /^(?:nut|filling)$/],
  [/^(?:tartar|poke)/, /^(?:sea|garden|fruit|larder|world|dishes)$/],
  [/^(?:ramen|udon|pad thai|yakisoba|chop suey)/, /^(?:animal|meat|sea|garden|larder|world)$/],
  [
    /^(?:durum|kebab|shawarma|gyros|pita|samosa|pan bao|dim sum|causa|arepa|tequeño|empanada argentina|enchilada|flauta|brick|saquito|croquetón|volován|pide|pastela)/,
    /^(?:animal|meat|sea|garden|fruit|larder)$/,
  ],
  [
    /^(?:arroz chaufa|biryani|tajine|korma|moqueca|musaka|suquet|caldeirada|empedrat|curry|terrina)/,
    /^(?:animal|meat|sea|garden|fruit|larder)$/,
  ],
]

/** What is put together of parts that are made before it. */
export const isOfParts = ({ noun }: Phrase) =>
  /^(?:ensalada|pizza|focaccia|tosta|bocadillo|sándwich|wrap|durum|burrito|taco|paella|risotto|fideuá|poke|brocheta|lasaña|coca)/.test(
    nameIn(noun),
  )

const listOf = ({ noun }: Phrase) => lists.find(([head]) => head.test(nameIn(noun)))?.[1]

export const takesList = (head: Phrase) => head.noun.isMixture || listOf(head) !== undefined

/** Whether a thing behind «y» or a comma is one more of what the head is made of. */
export function goesInto(
  more: Phrase,
  head: Phrase,
  { at, isLast }: { at: number; isLast: boolean },
): boolean {
  if (
    isLast &&
    head.made.length > 1 &&
    isFilled(head) &&
    /^(?:salsa|mayonesa|alioli|guacamole)/.test(nameIn(more.noun))
  )
    return true
  if (more.noun.isMixture) return false
  if (isOfMeats(head)) return isAnimal(more) || (isOfSea(more) && head.made.some(isOfSea))
  const isApart = at >= behindAnother
  if (head.noun.isMixture) return !((isApart || isBurger(head)) && isBeside(more, head, isLast))
  const isApartFruit =
    isApart && !(kindOf(more.noun) === 'fruit' && more.ways.length + more.made.length === 0)
  const sorts = sortsOf(more).filter((sort) => listOf(head)?.test(sort))
  if ((isSide(more) && !sorts.includes('filling')) || (isApartFruit && isOfFruit(head))) return false
  return sorts.length > 0
}

/** «Lomo con mermelada de higos y queso»: the cheese stands beside. */
const isOfFruit = ({ noun }: Phrase) =>
  /^(?:compota|confitura|mermelada|coulis|chutney|yogur|hummus)/.test(nameIn(noun))

function sortsOf(more: Phrase): string[] {
  const name = nameIn(more.noun)
  return [
    kindOf(more.noun),
    ...(isAnimal(more) ? ['animal'] : []),
    ...(isVegetable(more.noun) ? ['vegetable'] : []),
    ...(/^(?:canela|jengibre|vainilla|menta|hierbabuena|albahaca|limón|cardamomo)/.test(name)
      ? ['spice']
      : []),
    ...(/^(?:arroz$|piñón|cebolla|calabaza|pasa|uva pasa|nuez|almendra|puerro)/.test(name)
      ? ['filling']
      : []),
  ]
}

/** «Bao de cerdo, pepino y salsa hoisin»: in what is filled with many things there is the sauce, too. */
const isFilled = ({ noun }: Phrase) =>
  /^(?:durum|kebab|shawarma|gyros|pita|pan bao|arepa|brick|bocadillo|sándwich|wrap|burrito|taco)/.test(
    nameIn(noun),
  )

const isOfSea = ({ noun }: Phrase) => noun.kind === 'sea'

const isSauce = ({ noun }: Phrase) =>
  /^(?:salsa|mojo|alioli|vinagreta|mayonesa|helado|sorbete|puré|parmentier|crema|tortilla)/.test(nameIn(noun))

/** «Con puré de manzana y jugo», «con salsa de queso y cebolla crujiente»: a sauce or a side of its own. */
function isBeside(more: Phrase, head: Phrase, isLast: boolean): boolean {
  if (isBurger(head)) return isLast && (isSide(more) || isOftenBeside(more))
  if (!isSauce(head)) return false
  const isWhole = more.ways.length + more.made.length > 0 || isMadeReady.test(nameIn(more.noun))
  const isHeap = more.agreement.isPlural && /^(?:puré|parmentier|crema)/.test(nameIn(head.noun))
  return isSide(more) || isOftenBeside(more) || isWhole || isHeap
}

/** «cebolla caramelizada» */
const isMadeReady = / (?:\p{L}+[aiu]d[oa]s?|frit[oa]s?|crujientes?)$/u

const isSide = ({ noun }: Phrase) =>
  /^(?:arroz|patata|salsa|ensalada|pasta|pan(?: |$)|crudité|cuscús|quinoa|fruto|chocolate caliente|jugo|chutney|guacamole|crujiente|helado)/.test(
    nameIn(noun),
  )

const isOftenBeside = ({ noun }: Phrase) => /^(?:verdura|huevo)/.test(nameIn(noun))

const isAnimal = ({ noun, agreement }: Phrase) => noun.kind === 'meat' && !noun.takesOf && !agreement.isPlural

export const isChosen = ({ noun }: Phrase) => noun.isMixture || ['world', 'drinks'].includes(noun.kind)

export const isFilling = ({ noun, agreement, ways, made }: Phrase) =>
  ways.length + made.length === 0 &&
  (['meat', 'garden'].includes(noun.kind) || (noun.kind === 'sea' && !agreement.isPlural)) &&
  !/^(?:fruta|ensalada|huevo|patata|callos|lenteja|garbanzo|alubia|judía)/.test(nameIn(noun))

/**
 * What no fruit is in, and many towns are known for: in «JAMÓN DE GRANADA» the town is meant, whatever the letters. «Tacos de jaca» are of
 * jackfruit.
 */
export const comesFromPlaces = (head?: Phrase) => {
  const noun = head && innermostOf(head).noun
  if (!noun?.takesOf) return true
  return /^(?:jamón|paletilla|cecina|salchichón|longaniza|morcilla|embutido|queso|aceite|vino)/.test(
    nameIn(noun),
  )
}

const nameIn = ({ forms }: Phrase['noun']) => forms.es?.singular ?? ''
