import { dateText } from '../time/clock-text'
import { addDays, isDate, weekdayOf } from '../time/local-time'

const weekdays: readonly (readonly string[])[] = [
  ['lunes', 'dilluns', 'luns', 'astelehena', 'astelehen', 'astelehenean', 'monday'],
  ['martes', 'dimarts', 'asteartea', 'astearte', 'asteartean', 'tuesday', 'tues'],
  [
    'miercoles',
    'miecoles',
    'mircoles',
    'miercole',
    'dimecres',
    'mercores',
    'asteazkena',
    'asteazken',
    'asteazkenean',
    'wednesday',
    'wed',
  ],
  ['jueves', 'dijous', 'xoves', 'osteguna', 'ostegun', 'ostegunean', 'thursday', 'thurs', 'thu'],
  ['viernes', 'vienes', 'divendres', 'venres', 'ostirala', 'ostiral', 'ostiralean', 'friday', 'fri'],
  ['sabado', 'dissabte', 'larunbata', 'larunbat', 'larunbatean', 'saturday', 'sat'],
  ['domingo', 'diumenge', 'igandea', 'igande', 'igandean', 'sunday', 'sun'],
]
/** The number of each weekday's name: Monday is 0. */
export const weekdayIndex = new Map(
  weekdays.flatMap((names, index) => names.map((name) => [name, index] as const)),
)
const months =
  'ene gen xan urt|feb otsa|mar mart|abr apir|may mai|jun xun eka|jul xul uzta|ago abu|sep set ira|oct out urri|nov aza|dic des dec aben'
const monthIndex = new Map(
  months.split('|').flatMap((starts, index) => starts.split(' ').map((start) => [start, index + 1] as const)),
)
const relatives = new Map([
  ['pasado manana', 2],
  ['manana', 1],
  ['mnn', 1],
  ['mnana', 1],
  ['manyana', 1],
  ['dema', 1],
  ['bihar', 1],
  ['biharko', 1],
  ['manha', 1],
  ['passat dema', 2],
  ['etzi', 2],
  ['esta noche', 0],
  ['aquesta nit', 0],
  ['esta noite', 0],
  ['este mediodia', 0],
  ['hoy', 0],
  ['avui', 0],
  ['hui', 0],
  ['oy', 0],
  ['hoxe', 0],
  ['gaur', 0],
  ['gaurko', 0],
  ['today', 0],
  ['tonight', 0],
  ['this evening', 0],
  ['tomorrow', 1],
  ['guei', 0],
])

export const weekdayNames = [...weekdayIndex.keys()].join('|')
const monthNames =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|gener|febrer|marc|maig|juny|juliol|agost|setembre|octubre|novembre|desembre|xaneiro|febreiro|maio|xuno|xullo|setembro|outubro|novembro|decembro|azaroa|abendua|nov|dic|ene|feb|abr|jun|jul|ago|sept|sep|oct'

type DayDoubt = 'date-mismatch' | 'date-past' | 'date-impossible'

/** A weekday (0 is Monday) gets its date from the other days of the message. A date is known at once. */
export type Day = { weekday?: number; date?: string; doubt?: DayDoubt; relative?: true }
export type DayMention = Day & { start: number; end: number }

const year = String.raw`(?:(?: de | del |/|-|\.| )(\d{4}|\d{2})(?![\d€]))?`
const patterns = {
  named: new RegExp(
    String.raw`(?<![a-z\d])(?:(${weekdayNames}),? ?)?(?:(?:el )?dia )?(?<!\d)(\d{1,2})(?: de | d'|/|-| )(${monthNames})(?![a-z])${year}`,
  ),
  figures: new RegExp(
    String.raw`(?<![a-z\d])(?:(${weekdayNames}),? ?)?(?:(?:el )?dia )?(?<![\d.,/])(\d{1,2})([/.-])(\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?![\d€/]| ?(?:€|eur|menu))`,
  ),
  weekday: new RegExp(
    String.raw`(?<![a-z\d])(${weekdayNames})(?![a-z])(?!,? (?:a|o|al|ao|hasta|fins) (?:el )?(?:${weekdayNames}))(?:,? (?:dia )?(\d{1,2})(?:st|nd|rd|th)?(?![\d€h/º]|[:.,]\d| ?(?:€|eur|hora)))?`,
  ),
  relative: new RegExp(
    String.raw`(?<![a-z\d])(${[...relatives.keys()].sort((one, other) => other.length - one.length).join('|')})(?![a-z])(?:,? (?:el |dia )?(${weekdayNames})(?![a-z])(?:,? (?:dia )?(\d{1,2})(?![\d€h/º]|[:.,]\d| ?(?:€|eur|hora|de |d'|[a-z]{3,10}bre)))?)?`,
  ),
  weekend:
    /(?:^|(?<![a-z])(?:(?:est[ea]|aquest|prox[a-z]*|menu|para|pal?|per|d'|d|del?|do|al|el) ){1,3})(?:fin de semana|finde|cap de setmana|fin de seman?a?)(?![a-z])/,
  span: new RegExp(
    String.raw`(?<![a-z])(?:de|desde|des d'|des de|from) (${[...relatives.keys()].join('|')})(?= (?:al?|hasta(?: el)?|fins(?: al?)?|ata(?: o)?|to|until) (?:${weekdayNames})(?![a-z]))`,
  ),
  spanEnd: new RegExp(
    String.raw`^ (?:al?|hasta(?: el)?|fins(?: al?)?|ata(?: o)?|to|until) (${weekdayNames})(?![a-z])`,
  ),
  feast:
    /(?<![a-z])(nochevieja|noche vieja|fin de ano|cap d'any|nochebuena|noche buena|nit de nadal|noiteboa|noitevella|gabon gau)(?![a-z])/,
}
const notOneDay =
  /(?:^|[^a-z])(?:los|todos los|cada|els|os|de|del?|los|a|al|y|la|por la|semana del|hasta el?) $/

function fullYear(figures: string): number {
  return figures.length === 2 ? 2000 + Number(figures) : Number(figures)
}

function dayOfDate(
  today: string,
  day: number,
  month: number,
  years: string | undefined,
  name: string | undefined,
): Day {
  const thisYear = Number(today.slice(0, 4))
  const candidate = dateText(years ? fullYear(years) : thisYear, month, day)
  if (!isDate(candidate)) return { doubt: 'date-impossible' }
  const longPast = !years && candidate < addDays(today, -180)
  const next = dateText(thisYear + 1, month, day)
  const date = longPast && isDate(next) ? next : candidate
  if (name !== undefined && weekdayIndex.get(name) !== weekdayOf(date) - 1)
    return { date, doubt: 'date-mismatch' }
  return date < today ? { date, doubt: 'date-past' } : { date }
}

let lastNear: { today: string; near: string[] } | undefined

/** A message may name a hundred days, and all are counted from the same one. */
function nearDays(today: string): string[] {
  if (lastNear?.today === today) return lastNear.near
  const near = Array.from({ length: 40 }, (_, ahead) => addDays(today, ahead - 6))
  lastNear = { today, near }
  return near
}

/** «martes 24»: the nearest 24th, beginning a week ago. */
function numbered(today: string, name: string, day: number): Day {
  const sameNumber = nearDays(today).filter((date) => Number(date.slice(8)) === day)
  const date = sameNumber.find((found) => weekdayOf(found) - 1 === weekdayIndex.get(name)) ?? sameNumber[0]
  if (!date) return { weekday: weekdayIndex.get(name), doubt: 'date-impossible' }
  if (weekdayOf(date) - 1 !== weekdayIndex.get(name)) return { date, doubt: 'date-mismatch' }
  return date < today ? { date, doubt: 'date-past' } : { date }
}

const at = (match: RegExpExecArray, day: Day): DayMention => ({
  ...day,
  start: match.index,
  end: match.index + match[0].length,
})

function readFigures(folded: string, today: string): DayMention | null {
  const match = patterns.figures.exec(folded)
  if (!match) return null
  const [, name, day = '', mark, month = '', years] = match
  const isDate = mark === '/' || Boolean(years) || name !== undefined
  if (!isDate || Number(month) > 12 || Number(day) > 31 || Number(day) === 0) return null
  if (folded.slice(match.index).startsWith('1/2') && !years && !name) return null
  return at(match, dayOfDate(today, Number(day), Number(month), years, name))
}

/** «Mañana viernes», «hoy martes 24»: the date of the first word; another weekday beside it is a doubt. */
function bothNamed(match: RegExpExecArray, today: string): DayMention | null {
  const [, word = '', name = '', number] = match
  const date = addDays(today, relatives.get(word) ?? 0)
  const fits =
    weekdayIndex.get(name) === weekdayOf(date) - 1 &&
    (number === undefined || Number(number) === Number(date.slice(8)))
  return fits ? at(match, { date, relative: true }) : null
}

function feastDay(name: string, today: string): Day {
  const day = /vieja|vella|ano|any/.test(name) ? '12-31' : '12-24'
  const thisYear = `${today.slice(0, 4)}-${day}`
  return { date: thisYear < today ? `${Number(today.slice(0, 4)) + 1}-${day}` : thisYear }
}

const between = /^(?:,? (?:y|i|e|eta|and|&) |, )(?:para |de |per |for |on )?(?:el |la |os |o )?$/

/** «De hoy al viernes»: the days behind the first. */
function daysUntil(first: string, weekday: number): Day[] {
  const ahead = (weekday - (weekdayOf(first) - 1) + 7) % 7
  return Array.from({ length: ahead }, (_, at) => ({ date: addDays(first, at + 1), relative: true }))
}

/** «Martes y miércoles», «hoy y mañana»: the days that follow the first one and share its menu. */
export function findMoreDays(folded: string, first: DayMention, today: string): { days: Day[]; end: number } {
  const days: Day[] = []
  let { end } = first
  const last = first.relative && first.date ? patterns.spanEnd.exec(folded.slice(end)) : null
  if (last && first.date)
    return { days: daysUntil(first.date, weekdayIndex.get(last[1] ?? '') ?? 0), end: end + last[0].length }
  if (/(?:finde|semana|setmana)$/.test(folded.slice(0, end))) return { days: [{ weekday: 6 }], end }
  for (let tries = 0; tries < 6; tries += 1) {
    const rest = folded.slice(end)
    const next = findDay(rest.slice(0, 60), today, true)
    if (!next || !between.test(rest.slice(0, next.start))) break
    const { start: _, end: length, ...day } = next
    days.push(day)
    end += length
  }
  return { days, end }
}

const listOfDays =
  /^(?:,? (?:pasado manana|manana|dema|mana|bihar|tomorrow))*,? (?:y|i|e|eta|and) (?:el |o )?$/

/** «hoy, mañana y el viernes»: the list begins with its first day. */
const isListed = (folded: string, first: RegExpExecArray, last: RegExpExecArray | null) =>
  last !== null &&
  first.index < last.index &&
  listOfDays.test(folded.slice(first.index + first[0].length, last.index))

/** The first day that a folded text names. Null without a day. */
export function findDay(folded: string, today: string, listed = false): DayMention | null {
  const figured = /\d/.test(folded)
  const named = figured ? patterns.named.exec(folded) : null
  if (named) {
    const [, name, day = '', month = '', years] = named
    const index = monthIndex.get(month.slice(0, 4)) ?? monthIndex.get(month.slice(0, 3)) ?? 0
    return at(named, dayOfDate(today, Number(day), index, years, name))
  }
  const figures = figured ? readFigures(folded, today) : null
  if (figures) return figures
  const span = patterns.span.exec(folded)
  if (span) return at(span, { date: addDays(today, relatives.get(span[1] ?? '') ?? 0), relative: true })
  const feast = patterns.feast.exec(folded)
  if (feast) return at(feast, feastDay(feast[1] ?? '', today))
  const weekend = patterns.weekend.exec(folded)
  if (weekend && !folded.includes('fines')) return at(weekend, { weekday: 5 })
  const weekday = patterns.weekday.exec(folded)
  const relative = patterns.relative.exec(folded)
  const both = relative && relative[2] !== undefined ? bothNamed(relative, today) : null
  if (both) return both
  if (relative && (listed ? !weekday || relative.index < weekday.index : isListed(folded, relative, weekday)))
    return at(relative, { date: addDays(today, relatives.get(relative[1] ?? '') ?? 0), relative: true })
  if (weekday && !/(?:los|cada|els|(?<!menu )de) $/.test(folded.slice(0, weekday.index).slice(-12))) {
    const [, name = '', day] = weekday
    return at(weekday, day ? numbered(today, name, Number(day)) : { weekday: weekdayIndex.get(name) })
  }
  if (!relative) return null
  const before = folded.slice(Math.max(0, relative.index - 12), relative.index)
  if (/(?:la|hasta|fins|ata|por|cada) $/.test(before) && notOneDay.test(before)) return null
  return at(relative, { date: addDays(today, relatives.get(relative[1] ?? '') ?? 0), relative: true })
}

const weekRange = new RegExp(
  String.raw`(?:del?|des del?|desde el) (?:(?:${weekdayNames}) )?(\d{1,2})(?: (?:de )?(${monthNames})|/(\d{1,2}))? (?:al|a|ao|fins al) (?:(?:${weekdayNames}) )?(\d{1,2})(?: (?:de )?(${monthNames})|/(\d{1,2}))(?![\d€])`,
)
const monthOf = (name: string | undefined, figures: string | undefined) =>
  name === undefined
    ? figures === undefined
      ? undefined
      : Number(figures)
    : monthIndex.get(name.slice(0, 3))

/** «Semana del 30 de noviembre al 4 de diciembre»: the first day of the week. */
export function findWeek(folded: string, today: string): string | null {
  const match = / (?:al?|ao|fins al) .{0,20}\d/.test(folded) ? weekRange.exec(folded) : null
  if (!match) return null
  const [, day = '', name, figures, lastDay = '', lastName, lastFigures] = match
  const lastMonth = monthOf(lastName, lastFigures)
  const before =
    Number(day) > Number(lastDay) && lastMonth !== undefined ? ((lastMonth + 10) % 12) + 1 : lastMonth
  const month = monthOf(name, figures) ?? before
  return month === undefined
    ? null
    : (dayOfDate(today, Number(day), month, undefined, undefined).date ?? null)
}

/**
 * The dates of weekdays that have no number. A single weekday is its next occurrence, today included. Several weekdays are one week: this
 * week, or the next week when all of them or most of this week are over, or the text says «next week».
 */
export function datesOfWeekdays(
  named: readonly number[],
  today: string,
  nextWeek: boolean,
  begins: string | null,
): Map<number, Day> {
  const now = weekdayOf(today) - 1
  const monday = addDays(begins ?? today, 1 - weekdayOf(begins ?? today))
  if (begins !== null) return new Map(named.map((weekday) => [weekday, { date: addDays(monday, weekday) }]))
  const several = new Set(named).size > 1
  const startsBefore = named.some((weekday) => weekday < now)
  const isOver = named.every((weekday) => weekday < now)
  const ahead = nextWeek || (several && (isOver || (startsBefore && now >= 3)))
  return new Map(
    named.map((weekday) => {
      if (ahead) return [weekday, { date: addDays(monday, 7 + weekday) }]
      if (!several) return [weekday, { date: addDays(today, (weekday - now + 7) % 7) }]
      const date = addDays(monday, weekday)
      return [weekday, date < today ? { date, doubt: 'date-past' } : { date }]
    }),
  )
}
