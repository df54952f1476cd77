import { inSpanish } from '../learned/in-spanish'
import { daysIn } from './days'
import { plainWords } from './spelling'

const clauses = /[,;.:!¡?¿\n]+/
const article = `(?:el |la |lo |o |a |os |l |the |dia |este |proximo )*`
const ofDay = new RegExp(String.raw`(?<!\p{L})(?:de|del|do|da|d|of) ${article}$`, 'u')
const forDay = new RegExp(String.raw`(?<!\p{L})(?:para|pa|per|per a|pel|pal|for|on|xa) ${article}$`, 'u')
/** «biharko menua», «tomorrow’s menu» */
const ofEnding =
  /(?<!\p{L})(?:gaur|bihar|(?:astelehen|astearte|asteazken|ostegun|ostiral|larunbat|igande)e?)koa?(?!\p{L})|(?<=\p{L})['’]s(?!\p{L})/iu
const forEnding =
  /(?<!\p{L})(?:gaur|bihar|(?:astelehen|astearte|asteazken|ostegun|ostiral|larunbat|igande))(?:ko|er?ako|rako|rrerako)(?!\p{L})/iu
const verb = String.raw`(?:public|publiqu|publish|post|argitara|program|schedule|sac|salg|sal|sube|subel|sueltal|suelta|lanz|cuelg|colg|penj)\p{L}*`
const pronouns = `(?: (?:it|ho|l|lo|la|los|o|as?|me|te|el|els|este|esta|ese|aquest|this|the|hau|o|mi|ya|ja|xa|menus?|menua|carta|sale|salga))*`
/** «publícalo mañana»: right behind the verb. */
const behindVerb = new RegExp(String.raw`(?<!\p{L})${verb}${pronouns} ${article}$`, 'u')
/** «mañana publícalo» */
const beforeVerb = new RegExp(`^ ${verb}`, 'u')
const goesOn =
  /^(?: (?:a|al|as|at|por|per|please|temprano|pronto|ya|ja|si|que viene|favor|mejor|mismo|mateix|mesmo|\d\S*)(?!\p{L}).*)?$/u

type Governed = { date: string; by: 'of' | 'for' | 'verb' | null }

/** The days of a message, and what word they stand behind: «publica ya, que mañana no puedo» publishes nothing tomorrow. */
function daysGoverned(text: string, today: string): Governed[] {
  return text.split(clauses).flatMap((clause) => {
    // «adelante, maña»: somebody is called so, and «mañá» has its accent.
    const written = clause.replace(/['’]s(?!\p{L})|(?<!\p{L})mañ[ao](?!\p{L})/giu, '')
    const plain = plainWords(inSpanish(written))
    return daysIn(plain, today).map(({ date, start, end }): Governed => {
      const [before, after] = [plain.slice(0, start).slice(-80), plain.slice(end).trimEnd()]
      if (ofDay.test(before) || ofEnding.test(clause)) return { date, by: 'of' }
      if (forDay.test(before) || forEnding.test(clause)) return { date, by: 'for' }
      const isBehind = behindVerb.test(before) && goesOn.test(after)
      const isBefore = before.trim() === '' && beforeVerb.test(after)
      return { date, by: isBehind || isBefore ? 'verb' : null }
    })
  })
}

/** The days on which a message says that something goes out. */
export const daysToPublish = (text: string, today: string) =>
  daysGoverned(text, today).flatMap(({ date, by }) => (by ? [date] : []))

const demonstrative =
  /(?<!\p{L})(?:est[ea]|es[ea]|aquest[a]?|aqueix|iste|hau|hori|this|that)(?! (?:manana|noche|mediodia|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana))(?!\p{L})/u

/** «publica el menú de mañana»: the menu of that day, and not this one on that day. */
export const namesMenuOf = (text: string, date: string, today: string) =>
  !demonstrative.test(plainWords(text)) &&
  daysGoverned(text, today).some((day) => day.by === 'of' && day.date === date)
