import type { MenuContent } from '@/contract/entities/menu'
import { findDishes } from '../menu/find-dish'
import { readMenu } from '../menu/read-menu'
import type { Change, Course } from './change'
import { withPart } from './garnish'
import { asWritten, type Clause, capital, partOf } from './tokens'

export type Talk = { menus: MenuContent[]; today: string }

type Groups = (index: number) => Clause
type Rule = [pattern: RegExp, read: (group: Groups, talk: Talk) => Change[] | null]

const course =
  '((?:entrante|starter|primero|primer plato|primer|segundo|segundo plato|segon|principal|main|postre|dessert)s?)'

export function courseNamed(word: string): Course {
  if (/^(?:postre|dessert)/.test(word)) return 'postre'
  if (/^(?:entrante|starter)/.test(word)) return 'entrante'
  return /^primer/.test(word) ? 'primero' : 'segundo'
}

/** Cuts «el flan y la ensalada» into dishes of the menu, or leaves it whole. */
function listed(dishes: Clause, { menus }: Talk): string[] {
  const whole = asWritten(dishes)
  const pieces = piecesOf(dishes, new Set([',', 'y', 'e', 'ni', 'i', 'and', 'o']))
  if (pieces.length < 2) return [pieces[0] ?? whole]
  const isThere = (words: string) => menus.some((menu) => findDishes(menu, words).length > 0)
  if (pieces.every(isThere)) return pieces
  return isThere(whole) || !pieces.some(isThere) ? [whole] : pieces
}

function piecesOf(clause: Clause, marks: ReadonlySet<string>): string[] {
  const pieces: Clause['tokens'][] = [[]]
  for (const token of clause.tokens) {
    if (marks.has(token.plain)) pieces.push([])
    else if (!(pieces.at(-1)?.length === 0 && /^(?:sin|tampoco)$/.test(token.plain)))
      pieces.at(-1)?.push(token)
  }
  return pieces.map((tokens) => asWritten({ ...clause, tokens })).filter(Boolean)
}

/** Cuts new dishes at commas, and at «y» where a dish follows that the reader knows. */
function added(clause: Clause, { today }: Talk): string[] {
  const byComma = piecesOf(clause, new Set([',']))
  return byComma.flatMap((piece) => {
    const [first = '', second = '', ...more] = piece.split(/ y | e /)
    const isPair = second !== '' && more.length === 0 && !/ (?:con|al|a la|de) /.test(first)
    return isPair && isDish(second, today) && isDish(first, today) ? [first, second] : [piece]
  })
}

/** Whether the reader of menus knows a dish of this name. */
export function isDish(words: string, today: string): boolean {
  const dishes = readMenu(words, { today }).menus.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items),
  )
  return dishes.length === 1 && dishes[0]?.doubts.length === 0
}

const add = (dishes: string[], to: Course | null): Change[] =>
  dishes.filter(Boolean).map((dish) => ({
    kind: 'add',
    dish: capital(dish.replace(/^(?:solo|otro|otra) (?=\S)/i, '')),
    course: to,
  }))
const each = (kind: 'remove' | 'gone' | 'sold-out', dishes: string[]): Change[] =>
  dishes.filter(Boolean).map((dish) => ({
    kind,
    dish: dish
      .replace(/(?<=\S) (?:de|del) (?:primero|segundo|postre)s?$/i, '')
      .replace(/^(?:primero|segundo|postre|plato) de(?: la| el|l)? (?=\S)/i, ''),
  }))

const placeWords = /^(?:de |como )?(primero|segundo|postre|entrante)s?(?: (?:hay|pon|va|tenemos|es))? (?=\S)/i
const comingWords = /^(?:ahora |hoy )?(?:pon(?:emos|me)?|tenemos|temos|hay|damos|hacemos|va) (?=\S)/i
const courseAlone = /^(?:el |los )?(primero|segundo|postre|entrante)$/i

function replaced(dish: string, written: string): Change[] | null {
  const by = capital(written.replace(comingWords, '').replace(placeWords, ''))
  const place = courseAlone.exec(dish)?.[1]
  if (place && by) return [{ kind: 'only', course: courseNamed(place.toLowerCase()), dish: by }]
  return dish && by ? [{ kind: 'replace', dish, by }] : null
}

const longestName = 12

/** «en vez de merluza dorada»: the old dish is the beginning that the menu has. */
function splitKnown(clause: Clause, { menus }: Talk): Change[] | null {
  for (let at = Math.min(clause.tokens.length - 1, longestName); at > 0; at--) {
    const old = asWritten({ ...clause, tokens: clause.tokens.slice(0, at) })
    const by = asWritten({ ...clause, tokens: clause.tokens.slice(at) })
    if (by && menus.some((menu) => findDishes(menu, old).length > 0)) return replaced(old, by)
  }
  return null
}

const isThere = (words: string, { menus }: Talk) => menus.some((menu) => findDishes(menu, words).length > 0)
/** «quedan 3 raciones de pollo» */
const amountOfDish = /^(?:\d+ |poc[oa]s? |algun[oa]s? |raciones? de |platos? de |mas |solo |un poco de )+/i
const it = /^(?:el|la|los|las|lo|eso|ese|esa|plato)?$/

const removing =
  'quita(?:r|me|s|le|lo|la|d)?|elimina(?:r|me)?|borra(?:r|me)?|saca(?:r|me)?|retira(?:r)?|tacha(?:r)?|fuera|sobran?|remove|take (?:off|out)|delete|treu|no pongas|no metas|no incluyas'
const gone =
  '(?:ya )?(?:(?:no|tampoco|ni) (?:me |nos |en |hi )?(?:quedan?(?: ni)?|hay|ha|tenemos|tengo)|no (?:va|van) a haber)'
const out =
  "(?:marca |pon |esta |estan |ya |hoy )*(?:agotad[oa]s?|acabad[oa]s?|terminad[oa]s?|sold out(?: of)?|out of|we ran out of|we are out of|s'ha acabat)|(?:se (?:me |nos )?(?:ha |han )?|nos hemos |me he |hemos )(?:acabad[oa]s?|agotad[oa]s?|terminad[oa]s?|acabo|acabaron|agoto|agotaron|termino|terminaron|fundio|volo|volado|ido|quedado sin)|nos quedamos sin|me quede sin|86"
const adding =
  'anade(?:r|le|me|s)?|anadir|agrega(?:r|le)?|suma(?:r|le)?|mete(?:r|le|me|s)?|incluye|incluir|add|afegeix|falta(?:ba|n)?|(?:te |me |nos )?(?:ha |han )?faltado|te falta|se (?:me|nos) (?:ha |han )?(?:olvid(?:o|aba|aron|ado)|pas(?:o|aba|aron|ado))(?: poner)?|olvide(?: poner)?|me olvide (?:de|del)|(?:tambien|ademas)(?: (?:hay|tenemos|va|llevamos|de))?|hay tambien|tenemos tambien|there is also'
const changing =
  'cambia(?:r|me|s|la|lo)?|cambio|sustituye|sustituir|reemplaza(?:r)?|change|swap|replace|canvia'

/** «el pollo no es asado, es a la plancha»: the dish goes on otherwise. */
function goingOnNot(dish: Clause, not: Clause, more: Clause, talk: Talk): Change[] | null {
  const [change] = goingOn(dish, more, talk) ?? []
  if (change?.kind !== 'replace' || !/^(?:con|sin|al|a la|a los|en|del?) /.test(more.plain)) return null
  const wrong = not.text.slice(not.tokens[0]?.start, not.tokens.at(-1)?.end)
  return [{ ...change, by: change.by.replace(` ${wrong}`, '') }]
}

/** «las lentejas son con chorizo»: the dish goes on. */
function goingOn(dish: Clause, more: Clause, { menus }: Talk): Change[] | null {
  const found = menus.map((menu) => findDishes(menu, asWritten(dish))).find((list) => list.length === 1)
  const [first] = more.tokens
  const last = more.tokens.at(-1)
  const [item] = found ?? []
  if (!item || !first || !last) return null
  return [
    { kind: 'replace', dish: item.name, by: withPart(item.name, more.text.slice(first.start, last.end)) },
  ]
}

const clitic = '(?:l[eoa]s?|mel[oa]s?)'

const rules: Rule[] = [
  [
    /^no (?:more )?(.+?) (?:, )?(?:make it|put|use|hazlo|que sea) (.+)$/d,
    (g) => replaced(asWritten(g(1)), asWritten(g(2))),
  ],
  [
    new RegExp(`^(?:al? )?(.+?) (?:, )?(?:cambia|sustituye|reemplaza|pon)${clitic} por (.+)$`, 'd'),
    (g, talk) => (isThere(asWritten(g(1)), talk) ? replaced(asWritten(g(1)), asWritten(g(2))) : null),
  ],
  [
    new RegExp(
      `^al? (.+?) (?:, )?(?:(?:pon|mete|anade|haz)${clitic}|le pones|le pongo|que sea) ((?:con|sin|al|a la|a los|en) .+)$`,
      'd',
    ),
    (g, talk) => goingOn(g(1), g(2), talk),
  ],
  [
    /^(?:el |la |los |las )?(.+?) (?:es|son|va|van|lleva|llevan) ((?:con|sin|al|a la|a los|en|del|de(?! (?:primer|segun|segon|postre|entrante))) .+|caser[oa]s?|(?!lenguad|pescad|helad|granizad|cocid|estofad)[a-z]{2,12}(?:ad|id)[oa]s?)$/d,
    (g, talk) => goingOn(g(1), g(2), talk),
  ],
  [
    /^(?:el |la |los |las )?(.+?) no (?:es|son|va|van|lleva|llevan) (.+?) (?:, )?(?:sino|sino que es|es|son|va|van|lleva|llevan) (.+)$/d,
    (g, talk) => goingOnNot(g(1), g(2), g(3), talk),
  ],
  [
    /^(.+?) (?:no lo|no la|no los|no las) (?:ponemos|pongas|pongo|hacemos|damos|servimos|tenemos|metas|quiero)$/d,
    (g, talk) => each('gone', listed(g(1), talk)),
  ],
  [
    /^(?:donde|en donde) (?:pone|dice|puse|he puesto) (.+) (?:es|pon|va|quiero decir|debe poner|tiene que poner|quise decir|queria decir) (.+)$/d,
    (g) => replaced(asWritten(g(1)), asWritten(g(2))),
  ],
  [
    /^(?:en vez del?|en lugar del?|instead of|en lloc de) (.+?) (?:, )?(?:pon|ponme|pones|va|hay|quiero|tenemos|ponemos) (.+)$/d,
    (g) => replaced(asWritten(g(1)), asWritten(g(2))),
  ],
  [
    /^(?:en vez del?|en lugar del?|instead of|en lloc de) (.+?) , (.+)$/d,
    (g) => replaced(asWritten(g(1)), asWritten(g(2))),
  ],
  [/^(?:en vez del?|en lugar del?|instead of|en lloc de) (.+)$/d, (g, talk) => splitKnown(g(1), talk)],
  [
    /^(?:(?:pon(?:me|es)?|mete|hay|tenemos|va|con|quiero) )?(.+) (?:en vez del?|en lugar del?|instead of|en lloc de) (.+)$/d,
    (g) => replaced(asWritten(g(2)), asWritten(g(1))),
  ],
  [
    new RegExp(`^(?:${changing}) (.+?) (?:por|x|for|with|per|y pon|, pon) (.+)$`, 'd'),
    (g) => replaced(asWritten(g(1)), asWritten(g(2))),
  ],
  [
    new RegExp(`^(?:${removing}) (.+?) (?:y pon|, pon|y mete|por) (.+)$`, 'd'),
    (g) => replaced(asWritten(g(1)), asWritten(g(2))),
  ],
  [
    /^(?:no es|no era|no son|no eran|no hay|no va|no tenemos) (.+?) (?:, )?(?:sino|es|son|hay|era|eran|va|tenemos) (.+)$/d,
    (g) => replaced(asWritten(g(1)), asWritten(g(2))),
  ],
  [
    /^(?:es|era|son|hay) (.+?) (?:, )?(?:y )?no (.+)$/d,
    (g, talk) => (isThere(asWritten(g(2)), talk) ? replaced(asWritten(g(2)), asWritten(g(1))) : null),
  ],
  [
    new RegExp(
      `^(.+?) (?:es|va|son|van|pasa|ponlo|ponla|muevelo) (?:de |a |a los |en |como )${course}(?: no .+)?$`,
      'd',
    ),
    (g, talk) =>
      isThere(asWritten(g(1)), talk)
        ? [{ kind: 'course', dish: asWritten(g(1)), course: courseNamed(g(2).plain) }]
        : null,
  ],
  [
    new RegExp(`^(?:pasa|mueve|pon) (.+?) (?:a|de|como|en) (?:los? )?${course}$`, 'd'),
    (g, talk) =>
      isThere(asWritten(g(1)), talk)
        ? [{ kind: 'course', dish: asWritten(g(1)), course: courseNamed(g(2).plain) }]
        : null,
  ],
  [
    /^(?:de |del )(.+?) (?:si|todavia|aun|ya) (?:si |me |nos )*(?:quedan?|hay|tenemos)$/d,
    (g) => [{ kind: 'back', dish: asWritten(g(1)).replace(amountOfDish, '') }],
  ],
  [
    /^(?:vuelven?|vuelve(?:lo|la|los|las)|vuelve a|volver a|pon(?:lo|la|los|las|me|melo)?|mete(?:lo|la)?) ?(?:a )?(?:poner|ponerlo|ponerla|ponerlos|meterlo|meterla|anadirlo)?(?: otra vez| de nuevo| de vuelta)?$/d,
    (g) =>
      /vuelve|volver|otra vez|de nuevo|de vuelta/.test(g(0).plain) ? [{ kind: 'back', dish: null }] : null,
  ],
  [/^(?:put it back|bring it back|it is back)$/d, () => [{ kind: 'back', dish: null }]],
  [
    /^(?:vuelven? a haber|vuelven? a (?:poner|estar|meter)|vuelven?|hay otra vez|tenemos otra vez|hay de nuevo|ya (?:hay|tenemos|vuelve|ha vuelto|han vuelto)|si (?:que )?(?:hay|quedan?|tenemos)|repuest[oa]s?|quedan? otra vez|ha vuelto|han vuelto|ha llegado(?: mas)?|han llegado(?: mas)?|tenemos mas|hay mas|repon|reponer|repone|quedan?|desmarca|todavia (?:hay|quedan?)|aun (?:hay|quedan?)|disponible) (.+?)(?: otra vez| de nuevo)?$/d,
    (g) => [{ kind: 'back', dish: asWritten(g(1)).replace(amountOfDish, '') }],
  ],
  [
    /^(?:hay|tenemos|pon|ponme) (.+) (?:otra vez|de nuevo)$/d,
    (g) => [{ kind: 'back', dish: asWritten(g(1)).replace(amountOfDish, '') }],
  ],
  [
    /^(.+?) (?:otra vez|de nuevo|vuelve|disponible|si (?:hay|quedan?)|ya hay|is back)$/d,
    (g, talk) =>
      isThere(asWritten(g(1)), talk)
        ? [{ kind: 'back', dish: asWritten(g(1)).replace(amountOfDish, '') }]
        : null,
  ],
  [
    /^(.+?) (?:si )?(?:que )?quedan?(?: todavia| aun| algun[oa]s?)?$/d,
    (g, talk) => (isThere(asWritten(g(1)), talk) ? [{ kind: 'back', dish: asWritten(g(1)) }] : null),
  ],
  [
    new RegExp(`^(?:${out}) (?:to |todo |toda |todos |todas )?(?:el |la |los |las |de )?(.+)$`, 'd'),
    (g, talk) => each('sold-out', listed(g(1), talk)),
  ],
  [
    /^(?:marca|pon|deja|dame) (?:como )?(.+?) (?:como |por |de )?agotad[oa]s?$/d,
    (g, talk) => each('sold-out', listed(g(1), talk)),
  ],
  [
    /^(?:de |del )?(.+?) (?:, )?(?:(?:ya|esta|estan|se|ha|han|nos|me|hemos) )*(?:agotad[oa]s?|acabad[oa]s?|terminad[oa]s?|acabo|acabaron|agoto|termino|(?:is|are) (?:gone|sold out|finished|over|out|off)|sold out|volo|volaron)$/d,
    (g, talk) => each('sold-out', listed(g(1), talk)),
  ],
  [
    /^(?:de |del )?(.+?) (?:, )?(?:ya )?(?:no (?:me |nos )?(?:quedan?|hay|tenemos))(?: mas)?$/d,
    (g, talk) => each('gone', listed(g(1), talk)),
  ],
  [
    new RegExp(`^${gone} (?:mas )?(?!menu|comida|nada|nadie|problema|prisa)(.+)$`, 'd'),
    (g, talk) => each('gone', listed(g(1), talk)),
  ],
  [
    new RegExp(`^(?:${removing}) (.+?)(?: del menu| de la lista| de la carta| del todo)?$`, 'd'),
    (g, talk) => (it.test(g(1).plain) ? null : each('remove', listed(g(1), talk))),
  ],
  [/^(?:sin|without|sense) (.+)$/d, (g, talk) => each('gone', listed(g(1), talk))],
  [
    /^(.+?) (?:fuera|no va|no van|no l[oa]s? pongas|(?:quita|borra|saca|elimina|tacha)(?:l[oae]s?|mel[oae]s?)|quita|l[oa]s? quitas|sobran?)$/d,
    (g, talk) => (isThere(asWritten(g(1)), talk) ? each('remove', listed(g(1), talk)) : null),
  ],
  [
    new RegExp(
      `^(?:falta|faltan|te falta|faltaba|nos falta) (?:el|la|los|las|un|una|algun)? ?${course}$`,
      'd',
    ),
    (g) => [{ kind: 'add-what', course: courseNamed(g(1).plain) }],
  ],
  [
    new RegExp(`^(?:${adding}) (?:el|la|los|las|de|un|una)? ?${course} (?:: |, )(.+)$`, 'd'),
    (g) => add(piecesOf(g(2), new Set([',', 'o', 'u', 'y', 'e'])), courseNamed(g(1).plain)),
  ],
  [
    new RegExp(
      `^(?:${adding}|pon(?:me|es|le|er)?|hay|tenemos|put|con) (.+?) (?:de|como|en|a|en los|a los|as an?|as) (?:los |el )?${course}$`,
      'd',
    ),
    (g, talk) => add(added(g(1), talk), courseNamed(g(2).plain)),
  ],
  [
    new RegExp(
      `^(?:(?:${adding}|pon(?:me|es|le|er)?|put) )?(?:de|como|para) ${course} (?:: )?(?:pon |hay |tenemos |va |van |tambien |anade |es |son |, )*(.+)$`,
      'd',
    ),
    (g, talk) => add(added(g(2), talk), courseNamed(g(1).plain)),
  ],
  [
    new RegExp(`^(?:el|la|los|las) ${course} (?:es|son|sera|seran) (.+)$`, 'd'),
    (g) => [{ kind: 'only', course: courseNamed(g(1).plain), dish: asWritten(g(2)) }],
  ],
  [
    new RegExp(
      `^(?:${adding}) (?:al menu |el plato |otro plato |un plato de )?(.+?)(?: al menu| en el menu| a la lista)?$`,
      'd',
    ),
    (g, talk) => add(added(g(1), talk), null),
  ],
  [
    new RegExp(`^(?:${changing}) (.+)$`, 'd'),
    (g, talk) => (isThere(asWritten(g(1)), talk) ? [{ kind: 'replace-what', dish: asWritten(g(1)) }] : null),
  ],
  [
    /^(?:pon(?:me|es|le|er)?|put|hay|tenemos|posa|con) (.+)$/d,
    (g) => [{ kind: 'perhaps', dish: asWritten(g(1)) }],
  ],
  [
    new RegExp(`^(.+?) (?:de|como) ${course}$`, 'd'),
    (g, talk) => add(added(g(1), talk), courseNamed(g(2).plain)),
  ],
  [
    new RegExp(`^(?:otro |otra |un |los |de )?${course} : (.+)$`, 'd'),
    (g, talk) => add(added(g(2), talk), courseNamed(g(1).plain)),
  ],
  [
    /^(.+?) (?:por|x|->|→|=) (.+)$/d,
    (g, talk) => (isThere(asWritten(g(1)), talk) ? replaced(asWritten(g(1)), asWritten(g(2))) : null),
  ],
  [
    /^(.+?) no (?:, (?:es |hay |son )?|es |son |hay )(.+)$/d,
    (g, talk) => (isThere(asWritten(g(1)), talk) ? replaced(asWritten(g(1)), asWritten(g(2))) : null),
  ],
  [
    /^(.+?) (?:es|son|era|eran) (.+)$/d,
    (g, talk) => (isThere(asWritten(g(1)), talk) ? replaced(asWritten(g(1)), asWritten(g(2))) : null),
  ],
]

const longest = 300
/** Orders without a dish: «se acabó», «agotado todo». */
const nothing =
  /^(?:(?:se|ya|nos|ha|han|todo|esta|no) )+(?:acab\w*|agot\w*|termin\w*|quedan?)$|^(?:quita|anade|cambia|agotad[oa]|pon|quedan?)$/

/** Reads one order about dishes. */
export function dishChanges(clause: Clause, talk: Talk): Change[] | null {
  if (clause.plain.length > longest || nothing.test(clause.plain)) return null
  for (const [pattern, read] of rules) {
    const match = pattern.exec(clause.plain)
    const places = match?.indices
    if (!match || !places) continue
    const changes = read((index) => {
      const [from, to] = places[index] ?? [0, 0]
      return partOf(clause, from, to)
    }, talk)
    if (changes && changes.length > 0) return changes
  }
  return null
}
