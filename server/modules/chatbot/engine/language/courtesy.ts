import { type Token, tokensOf } from './tokens'

const words = (text: string) => new Set(text.split(' '))

/** Words before an order that order nothing: greetings, fillers, names, curses, «no espera que». */
const lead = words(
  'ojo espera esperate espere oye oiga perdon perdona perdone perdonad perdoni disculpa disculpe disculpad sorry excuse ah ay ai uy ui uf uff buf buff eh em mmm hmm vale bueno mira mire y e i and pues venga vinga anda ok okey okay que ' +
    'pero but entonces aleshores hola buenas hey hi hello wait please corrige corrijo rectifico correccion hostia ostras ostia joder jo jolin leches caray cono dios ya si puedes podrias puede podeis podries quiero quisiera querria necesito ' +
    'me te nos lo a ver mejor al final ahora oh tio tia chico chica chicos guapa guapo compi colega illo quillo killo pisha neno rapaz actually well sorry hey amigo amiga majo maja macho hombre home mujer jefe jefa crack carino nena noi mate man bro dude por favor porfi so can could you i want to also sisplau ' +
    'va dale listo gracias muchas mil thanks kaixo aupa boas perfecto genial estupendo claro entendido exacto correcto jaja jajaja jeje tonto tonta , : - . !',
)
/** Several words that are talk together. */
const leads =
  /^(?:eso es|por favor|si us plau|madre mia|por dios|buenos dias|buenas tardes|buenas noches|bon dia|good (?:morning|afternoon|evening)|o sea|una (?:cosa|cosita|pregunta)|otra cosa|que tal|de acuerdo|me he equivocado|me equivoque|te has equivocado|se me ha ido|vete a (?:la mierda|paseo)|i would like to|te digo|ahora que lo pienso|lo he pensado mejor|que cabeza la mia|al grano|cuando puedas|si puedes|si puede ser)(?: |$)/
/** «ya no hay», «va con patatas», «que salga a las 12»: these words order here. */
const orders =
  /^(?:ya (?:no|hay|tenemos|ha|han|vuelve)|se (?:ha|han|me|nos|acab|agot|termin)|si (?:que )?(?:hay|queda|tenemos)|al (?:menu|precio)|al \S+ (?:\S+ )?(?:ponle|quitale)|nos (?:hemos|ha|han|queda)|me (?:he quedado|queda|ha|han)|tambien (?:hay|tenemos)|que (?:salga|sea|no|el|la)|por \d|a \d|a (?:las?|los|el|cuanto|que)\b|va (?:con|sin|de|en)|van? a |i want to add|lo quiero|lo que|lo de|lo mismo|te (?:falta|faltan|ha)|correccion :)/
const tail = words(
  'por favor porfi please gracias muchas thanks eh vale venga anda perdona perdone disculpa tio tia guapa guapo guapos majo maja macho amigo amiga hombre home mujer jefe jefa crack mate man bro perdon sorry ya tambien ok okey claro sisplau entonces mejor pues joder hostia leches cono , : . ! - jaja jajaja jeje dale si porfis carino nena noi',
)
const tails =
  /(?:^| )(?:por favor|si us plau|si puedes|si puede ser|si es posible|si no te importa|cuando puedas|por dios|muchas gracias|de acuerdo|que se me (?:olvida|olvidaba|olvido|pasaba|paso)|q tal|en cuanto puedas|ahora mismo|lo antes posible)$/

/** «no» before these words is only talk: «no, quita el flan». */
const afterNo = words(
  ', . ! espera esperate perdon que mejor al mira perdona no oye hombre home mujer tio tia eh',
)

const plainOf = (tokens: Token[]) => tokens.map(({ plain }) => plain).join(' ')

/** The words after greetings and fillers. `head`: the beginning of an order; «también» before it is talk. */
export function withoutLead(tokens: Token[], head: RegExp): Token[] {
  let rest = tokens
  for (;;) {
    const [first, second] = rest
    if (!first) return rest
    const plain = plainOf(rest.slice(0, 5))
    const several = leads.exec(plain)
    if (several) {
      rest = rest.slice(lengthOf(rest, several[0].trim()))
      continue
    }
    const isTalk = /^(?:tambien|ademas)$/.test(first.plain)
      ? head.test(plain.replace(/^\S+ (?:y )?/, '')) && !/^\S+ (?:hay|tenemos|con)/.test(plain)
      : first.plain === 'no'
        ? second !== undefined && afterNo.has(second.plain)
        : lead.has(first.plain) || first.plain === 'por favor'
    if (!isTalk || orders.test(plain)) return rest
    rest = rest.slice(1)
  }
}

function lengthOf(tokens: Token[], words: string) {
  let count = 0
  while (count < tokens.length && plainOf(tokens.slice(0, count)).length < words.length) count += 1
  return Math.max(1, count)
}

export function withoutTail(tokens: Token[]): Token[] {
  let end = tokens.length
  for (;;) {
    const last = tokens[end - 1]?.plain ?? ''
    if (end > 1 && (last === 'por favor' || tail.has(last))) {
      end -= 1
      continue
    }
    const several = tails.exec(plainOf(tokens.slice(Math.max(0, end - 6), end)))?.[0].trim()
    if (several === undefined) return tokens.slice(0, end)
    let start = end
    while (start > 0 && plainOf(tokens.slice(start, end)).length < several.length) start -= 1
    if (start === 0) return tokens.slice(0, end)
    end = start
  }
}

/** Somebody else's words: «mira lo que me han escrito: "las lentejas saladas"». */
const quoted = /[«“"]([^«»“”"\n]{12,300})[»”"]/g

/** «Un saludo, Manolo»: a letter's end. */
const signature =
  /[\s.,;]+(?:un (?:cordial )?saludo|saludos|atentamente|un abrazo|abrazos|kind regards|best regards)\b[^\d\n]{0,40}$/i

export const withoutQuotes = (text: string) =>
  text.replace(quoted, (whole, words: string) => (words.trim().split(/\s+/).length >= 4 ? ' ' : whole))

const nothing = /(?!)/

/** The message without the talk around it. If the message is only talk, the whole message. */
export function withoutTalk(letter: string): string {
  const text = letter.replace(signature, '')
  const tokens = tokensOf(text)
  const rest = withoutTail(withoutLead(tokens, nothing))
  const [first] = rest
  const last = rest.at(-1)
  if (!first || !last || !rest.some(({ plain }) => /[\p{L}\d]/u.test(plain))) return text
  return text.slice(first.start, text.slice(last.end).match(/^[\s?!.]*$/) ? text.length : last.end)
}
