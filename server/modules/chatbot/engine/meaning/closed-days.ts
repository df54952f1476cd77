import { addDays } from '@/contract/rules/time/local-time'
import { inSpanish } from '../learned/in-spanish'
import { daysIn } from './days'
import { plainWords } from './spelling'

/** Longer messages are menus, or stories. */
const longest = 200
const mostDays = 31

const months: [RegExp, string][] = [
  [/gener|xaneiro|urtarril\p{L}*|january/u, 'enero'],
  [/febrer|febreiro|otsail\p{L}*|february/u, 'febrero'],
  [/marc|martxo\p{L}*|march/u, 'marzo'],
  [/apiril\p{L}*|april/u, 'abril'],
  [/maig|maio|maiatz\p{L}*|may/u, 'mayo'],
  [/juny|xuno|xuño|ekain\p{L}*|june/u, 'junio'],
  [/juliol|xullo|uztail\p{L}*|july/u, 'julio'],
  [/agost|abuztu\p{L}*|august/u, 'agosto'],
  [/setembre|setembro|irail\p{L}*|september/u, 'septiembre'],
  [/octubre|outubro|urri\p{L}*|october/u, 'octubre'],
  [/novembre|novembro|azaro\p{L}*|november/u, 'noviembre'],
  [/desembre|decembro|abendu\p{L}*|december/u, 'diciembre'],
]
const spanish = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'

const month = new RegExp(`(?<!\\p{L})(?:${spanish})(?!\\p{L})`, 'u')
const monthNames = months.map(
  ([name, written]) => [new RegExp(`(?<!\\p{L})(?:${name.source})(?!\\p{L})`, 'gu'), written] as const,
)

const dayAfter =
  /(?<!\p{L})(?:pasado ?mana|manana passat|manana pasado|dema passat|etzi\p{L}*|(?:the )?day after manana)(?!\p{L})/gu

/** A text with its days and months in Spanish, its months behind the day, and no ending at a number: «abenduaren 6tik 9ra», «December 6th». */
function datedText(text: string): string {
  let plain = plainWords(inSpanish(text)).replace(
    /(?<=\d)(?:st|nd|rd|th|tik|ra|era|an|ean|ak|a|º|ª)(?!\p{L})/gu,
    (ending) => (/tik/.test(ending) ? ' al' : ''),
  )
  for (const [name, written] of monthNames) plain = plain.replace(name, written)
  plain = plain.replace(dayAfter, 'pasado manana')
  return plain
    .replace(
      new RegExp(
        `(${spanish}) (?:the )?(\\d{1,2})(?: (al|a|to|until|till|hasta) (?:the )?(\\d{1,2}))?(?!\\d)`,
        'g',
      ),
      (_, month, one, joint, two) => (two ? `${one} ${joint} ${two} de ${month}` : `${one} de ${month}`),
    )
    .replace(new RegExp(`(\\d{1,2}) (?:of )?(${spanish})`, 'g'), '$1 de $2')
    .replace(new RegExp(`(\\d{1,2}) d (${spanish})`, 'g'), '$1 de $2')
}

const joint = String.raw`(?: ?- ?| (?:al?|hasta|fins|ata|ao|to|till|until|through|thru)(?: (?:al?|ao|el|o|the|dia))* )`
const figures = new RegExp(
  String.raw`(?<![\d:.,/])(\d{1,2})(?: de (${spanish}))?${joint}(\d{1,2})(?: de (${spanish}))?(?![\d:.,/]| ?(?:€|euros?|h(?!\p{L})|horas?))`,
  'u',
)
const between = /^(?: ?-| (?:al?|hasta|fins|ata|ao|to|till|until|through|thru)(?: (?:al?|ao|el|o|the))*) ?$/

const dayBefore = /(?<!\p{L})(?:del|do|el|o|the|dias?|dies) $/u

/** «del 6 al 9 de diciembre», «from Monday to Wednesday»: the first and the last day. None where one of them is no day. */
function spanIn(plain: string, today: string): [string, string] | 'none' | null {
  const match = figures.exec(plain)
  // «de 4 a 7» are hours: days have their month, or their article.
  if (match && (match[2] || match[4] || dayBefore.test(plain.slice(0, match.index)))) {
    const [, one = '', month, two = '', other] = match
    const first = dayOf(one, month ?? other, today)
    const last = first && dayOf(two, other ?? month, first)
    return first && last && first < last && last < addDays(first, mostDays) ? [first, last] : 'none'
  }
  const days = daysIn(plain, today)
  const at = days.findIndex((day, nth) => between.test(plain.slice(day.end, days[nth + 1]?.start ?? day.end)))
  const [one, two] = [days[at], days[at + 1]]
  if (!one || !two) return null
  const last = one.date < two.date ? two.date : two.isWeekday ? addDays(two.date, 7) : null
  return last && last < addDays(one.date, mostDays) ? [one.date, last] : 'none'
}

/** The next day of this number, from the given day on. */
function dayOf(day: string, month: string | undefined, from: string): string | null {
  const [found] = daysIn(month ? `${day} de ${month}` : `el ${day}`, from)
  return found && found.date >= from ? found.date : null
}

const shut =
  /(?<!\p{L})(?:cerr(?:amos|aremos|are|ar|ad[oa]s?)|cierro|pech(?:amos|aremos|arei|ar|ad[oa]s?|o)|zarramos|tan(?:quem|cam|carem|care|car|que|co|cats?|cades)|itxi(?:ta|ko|ta egongo|rik)?|closed?|closing|shut|libr(?:amos|aremos|o)|descans(?:amos|aremos|o|em)|oporr\p{L}*|vacaciones|vacances|vacacions|holidays?|day off|no (?:se )?(?:abr(?:imos|o|iremos|ire)|trabaj(?:amos|o|aremos)|obr(?:im|o|irem|ire)|treball(?:em|o|arem)|(?:hay|damos|doy|daremos|hacemos|haremos|ponemos|tenemos|tendremos|habra|fem|farem|donem|donarem|hi ha|hi haura) (?:menus?|comidas?|dinars?)|open\p{L}*)|(?:non|nun) (?:se )?(?:abr(?:imos|o|iremos|irei)|traball(?:amos|o)|(?:hai|damos|facemos|poñemos|ponemos|temos|habera) menu)|ez (?:dugu|du|dut|da|degu) (?:zabal|irek|menurik)\p{L}*|(?:won t|wont|not|aren t|don t|dont) (?:be )?open\p{L}*|not doing (?:a |the )?menu|no menu)(?!\p{L})/u
/** A feast closes nothing by itself: «hoy es fiesta y vendrá gente». Alone with its day it is asked about. */
const feast = /(?<!\p{L})(?:fiestas?|festivos?|festius?|fest[ae]s?|feriado|jai(?:a|ak|eguna|egun)?)(?!\p{L})/u
const feastAlone =
  /^(?:(?:pues|que|oye|ojo|recuerda|acuerdate) )*(?:(?:hoy|manana|el|la|o|dia|de|del|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|an|ean|\d{1,2}|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) )+(?:(?:es|sera|da|dia) )*(?:fiesta|festivo|festiu|festa|jaia|jai eguna)(?: (?:da|nacional|local))?$/u
const closes = (plain: string) =>
  !negated.test(plain) &&
  !hours.test(plain) &&
  (shut.test(plain) || feastAlone.test(plain.slice(0, 80).trim()))
const negated =
  /(?<!\p{L})(?:no|non|nun|ez|not|sin|sense|nunca) (?:es |era |esta |estamos |vamos a |hi ha |ens |nos |l[oae] )*(?:cerr\p{L}+|cierro|pech\p{L}+|tan(?:qu|c)\p{L}+|itxi\p{L}*|clos\p{L}+|shut|descans\p{L}+|libr\p{L}+|fiesta|festa|festivo)|(?:cierr|cerr|tanqu|pech)\p{L}* (?:la |las |el |a |o )?(?:puerta|porta|nevera|camara|caja|trato|cuenta|ventana|boca)|cerr\p{L}+ con (?!motivo)/u
/** «cerramos a las 4», «cerramos antes»: hours, and no day without a menu. */
const hours =
  /(?<!\p{L})(?:(?:a|hasta|desde|as|ata|fins a|a partir de) (?:las?|les|as) (?:una|un|\d)|antes de las?|antes|tarde(?!s)|temprano|at \d|by \d|mas pronto|abans|cocina|cuina|cocinha|kitchen|barra)(?!\p{L})|\d[:.h]\d\d|\d ?(?:pm|am|h)(?!\p{L})|(?<!\p{L})(?:de|des de|from|entre|between) (?:(?:las?|les|as) )?\d{1,2} (?:a|y|i|e|to|and|fins) (?:(?:las?|les|as) )?\d{1,2}(?! de \p{L})(?!\d)/u

type Closing = {
  /** Empty where the message names days that are not known. */
  dates: string[]
  /** Whether it names a day at all. */
  isNamed: boolean
}

/** The days of a message that says that nobody cooks on them; null where it says nothing of the kind. */
export function closingIn(text: string, today: string): Closing | null {
  if (text.length > longest || /[?¿]/.test(text)) return null
  return closes(datedText(text)) ? closedDaysOf(text, today) : null
}

/** «el lunes cerramos a las 4», «el martes no cerramos»: whatever reader took it for a closed day. */
export const closesNoDay = (text: string): 'hours' | 'open' | 'question' | 'feast' | null => {
  const plain = datedText(text)
  if (/[?¿]/.test(text)) return 'question'
  if (negated.test(plain)) return 'open'
  if (hours.test(plain)) return 'hours'
  return feast.test(plain) && !closes(plain) ? 'feast' : null
}

/** The days of a message of which it is known that it is about closing. */
export function closedDaysOf(text: string, today: string): Closing {
  const closed = withoutOpenDays(text)
  return closed === null ? { dates: [], isNamed: true } : daysClosed(datedText(closed), today)
}

const open =
  /(?<!\p{L})(?:abr(?:imos|o|e|iremos|ire|irei)|abiert[oa]s?|abert[oa]s?|obr(?:im|o|irem|ire)|obert[oa]?s?|irekita|irekiko|zabalik|zabalduko|open|opening)(?!\p{L})/u
const stop = /[,;.\n]+/
const and = /(?<!\p{L})(?:y|i|e|eta|and|pero|but|pro|baina|mais)(?!\p{L})/iu

/** «abrimos de lunes a viernes, sábado cerrado»: without the days of which it says that they are open. Null where they are not to be told apart. */
function withoutOpenDays(text: string): string | null {
  if (!open.test(plainWords(text))) return text
  const clauses = text.split(stop)
  const all = clauses.map(saysOf)
  const kept = clauses.map((clause, at) => {
    // Days without a verb go with the verb before them, else with the one behind: «abrimos lunes, martes y miércoles».
    const says = all[at] ?? all.slice(0, at).findLast(Boolean) ?? all.slice(at + 1).find(Boolean)
    return says === 'open' ? '' : all[at] === 'both' ? closedParts(clause) : clause
  })
  return kept.includes(null) ? null : kept.filter(Boolean).join(', ')
}

/** «el domingo cerramos y abrimos de lunes a viernes», «lunes y martes abrimos y el domingo cerrado» */
function closedParts(clause: string): string | null {
  let waiting: string[] = []
  let last: ReturnType<typeof saysOf> = null
  const closed: string[] = []
  for (const part of clause.split(and)) {
    const says = saysOf(part)
    if (says === 'both') return null
    waiting.push(part)
    if (says === null && last === null) continue
    if ((says ?? last) === 'closed') closed.push(...waiting)
    waiting = []
    last = says ?? last
  }
  return closed.join(' y ')
}

/** «no abrimos» says closed. */
function saysOf(part: string): 'open' | 'closed' | 'both' | null {
  const plain = datedText(part)
  const rest = plain.replace(new RegExp(shut.source, 'gu'), ' ')
  const [isShut, isOpen] = [rest !== plain, open.test(rest)]
  return isShut && isOpen ? 'both' : isShut ? 'closed' : isOpen ? 'open' : null
}

/** Days that the calendar does not know by their name. */
export const namesUnknownDays = (text: string) => byName.test(datedText(text))
const byName = new RegExp(
  String.raw`(?<!\p{L})(?:san|santa|santo|sant|virgen|mare de deu|fiestas?|festes|festas?|festivo|navidad(?:es)?|nadal|christmas|easter|reyes|reis|semanas?|setman\p{L}+|weeks?|astea?n?|puente|pont|finde|verano|estiu|jaiak|holidays?|vacaciones|vacances|oporrak|${spanish})(?!\p{L})`,
  'u',
)

function daysClosed(plain: string, today: string): Closing {
  const span = spanIn(plain, today)
  // Of a feast without its month nobody knows which days they are.
  const isOfFeast = span !== null && byName.test(plain) && !month.test(plain)
  if (span === 'none' || isOfFeast) return { dates: [], isNamed: true }
  if (span) {
    const [first, last] = span
    const dates = [first < today ? today : first]
    while ((dates.at(-1) ?? last) < last) dates.push(addDays(dates.at(-1) ?? last, 1))
    return { dates: last < today ? [] : dates, isNamed: true }
  }
  // «el 24 y 25 de diciembre», «24 i 25»: a number beside a day is a day.
  const listed = plain.replace(
    new RegExp(
      String.raw`(?<![\d:.,/])(\d{1,2})(?= (?:y|e|i|eta|and) (?:el |o |the )?\d{1,2} de (${spanish}))`,
      'g',
    ),
    '$1 de $2',
  )
  const dates = daysIn(listed, today).flatMap(({ date, start, end }) => {
    if (date >= today) return [date]
    // «el 16 de agosto», in November
    return month.test(listed.slice(start, end)) ? [`${Number(date.slice(0, 4)) + 1}${date.slice(4)}`] : []
  })
  return { dates: [...new Set(dates)].sort().slice(0, mostDays), isNamed: dates.length > 0 }
}
