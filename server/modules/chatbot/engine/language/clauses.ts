import { withoutLead, withoutTail } from './courtesy'
import { type Clause, clauseOf, type Token, tokensOf } from './tokens'

const ends = new Set(['\n', ';', '.', '!', '?', '¿', '¡'])
const joints = new Set([',', 'y', 'e', 'i', 'and', 'pero', 'but', 'ni'])

const verbs =
  'quita|quitar|quitame|quitas|quitale|quitad|elimina|eliminar|borra|borrar|saca|sacar|retira|retirar|tacha|anade|anadele|anademe|anadir|anades|agrega|agregar|suma|mete|meter|meteme|metes|pon|ponme|ponle|ponlo|ponla|pones|poner|cambia|cambiame|cambiar|cambias|cambialo|sustituye|sustituir|sube|subelo|subele|subir|baja|bajalo|bajale|bajar|publica|publicar|publicalo|programa|programar|programalo|sacalo|mandalo|vuelve|remove|add|change|swap|replace|publish|incluye|avisa|avisame|recuerdame|deja|treu|afegeix|canvia|posa'

/** How an order begins. A comma or «y» before such words ends the order before. */
const head = new RegExp(
  String.raw`^(?:${verbs}|precio|price|medio menu|suplemento|falta|faltan|hay|no hay|ya no|no queda|no quedan|no va|no van|no incluye|no entra|no pongas|se ha|se han|se acabo|entra|agotad[oa]s?|acabad[oa]s?|sin|para (?:hoy|manana|el|la|pasado|cenar)|es para|es de|el precio|la (?:cena|comida)|donde (?:pone|dice)|en (?:vez|lugar) de|(?:a|por|son|es) \d+(?:[.,:']\d+)?|\d+(?:[.,:']\d+)? ?(?:€|euros?|eur)|con (?:pan|bebida|vino|agua|cafe|postre)|de (?:primero|primer|segundo|segon|postre|entrante|principal)s?|(?:el|los) (?:primero|segundo|postre|entrante)s? (?:es|son)|a las?)(?: |$)`,
)

/** «sin flan ni ensalada»: the order goes on with another dish. */
const goesOn = new Set(['ni'])

const firmHead = new RegExp(
  `^(?:${verbs}|falta|faltan|no hay|ya no|no queda|no quedan|tampoco|ni queda|no va|no van|no incluye|no entra|no pongas|se ha|se han|se acabo|agotad[oa]s?|acabad[oa]s?|sin|donde (?:pone|dice)|en (?:vez|lugar) de|y|e|tambien|ademas)(?: |$)`,
)

const verbHead = new RegExp(`^(?:${verbs}|precio|no pongas|sin)(?: |$)`)
/** Whether a clause begins with a verb that orders. */
export const beginsWithVerb = ({ tokens }: Pick<Clause, 'tokens'>) =>
  verbHead.test(
    withoutLead(tokens, head)
      .slice(0, 2)
      .map(({ plain }) => plain)
      .join(' '),
  )

/** Whether a message begins with a word that only orders have: a verb, a refusal, «también». */
export function beginsAsOrder(text: string) {
  const tokens = tokensOf(text.slice(0, 200))
  const plain = (list: Token[]) => list.map((token) => token.plain).join(' ')
  return firmHead.test(plain(tokens)) || firmHead.test(plain(withoutLead(tokens, head)))
}

/** Cuts a message where one order ends and another begins. */
export function clausesOf(text: string): Clause[] {
  const tokens = tokensOf(text)
  const clauses: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const current = clauses.at(-1) ?? []
    if (ends.has(token.plain)) {
      if (current.length > 0) clauses.push([])
    } else if (isFactAfterAmount(current, tokens, at)) clauses.push([token])
    else if (joints.has(token.plain) && beginsWithDay(tokens, at + 1)) clauses.push([])
    else if (
      joints.has(token.plain) &&
      !goesOn.has(token.plain) &&
      (beginsOrder(tokens, at + 1) || endsWithCourse(current) || isOtherHalf(current, tokens[at + 1]))
    )
      clauses.push([])
    else current.push(token)
  }
  return clauses
    .map((clause) => cleaned(clause).slice(0, 60))
    .filter((clause) => clause.some(({ plain }) => /[\p{L}\d]/u.test(plain)))
    .map((clause) => clauseOf(text, clause))
}

/** An order without the talk around it. */
export const cleaned = (tokens: Token[]) =>
  withoutTail(withoutLead(tokens, head)).filter(({ plain }, at) => at === 0 || plain !== 'tambien')

/** «gazpacho de primero y flan de postre»: the next dish begins. */
const endsWithCourse = (tokens: Token[]) =>
  /^(?:de|como) (?:primero|segundo|postre|entrante)s?$/.test(plainOf(tokens.slice(-2)))

/** «sin flan y con natillas» */
const isOtherHalf = (current: Token[], next: Token | undefined) =>
  next?.plain === 'con' && current.some(({ plain }) => plain === 'sin' || plain === 'quita')

/** «13 con pan y bebida»: two facts. */
const isFactAfterAmount = (current: Token[], tokens: Token[], at: number) =>
  /(?:^|[\d€]|euros?)$/.test(current.at(-1)?.plain ?? 'x') &&
  /^(?:con|incluye) (?:pan|bebida|vino|agua|cafe|postre)/.test(plainOf(tokens.slice(at, at + 2)))

const weekdays = 'hoy|manana|pasado manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo'
const dayHead = new RegExp(
  `^(?:y |pero )?(?:el |lo de |para |para el |el de |al de )?(?:${weekdays}) (?!y |no |,)\\S+ \\S`,
)
/** «hoy quita la merluza, mañana el arroz»: a day that something follows begins an order. */
const beginsWithDay = (tokens: Token[], at: number) => dayHead.test(plainOf(tokens.slice(at, at + 7)))

const plainOf = (tokens: Token[]) => tokens.map(({ plain }) => plain).join(' ')

function beginsOrder(tokens: Token[], at: number) {
  const next = withoutLead(tokens.slice(at, at + 12), head)
  return head.test(
    next
      .slice(0, 4)
      .map(({ plain }) => plain)
      .join(' '),
  )
}
