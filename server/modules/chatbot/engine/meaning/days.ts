import { dateText } from '@/contract/rules/time/clock-text'
import { addDays, isDate, weekdayOf } from '@/contract/rules/time/local-time'

export type DayMention = { date: string; start: number; end: number; isWeekday: boolean }

const names = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
]
const allMonths = [...months, 'noviembre', 'diciembre']

const pattern = new RegExp(
  String.raw`(?<![a-z\d])(?:(pasado manana|anteayer|antier|esta manana|manana|ayer|hoy|tomorrow|today|tonight|avui|dema|esta noche|este mediodia)` +
    String.raw`|(?:(?:este |proximo )?(${names.join('|')})(?: (pasado|que viene|proximo|siguiente|de la (?:otra semana|semana (?:que viene|siguiente|proxima))|de la proxima semana|de la semana pasada|no este el otro))?(?: (?:dia )?(\d{1,2})(?![\d/:.,€]))?(?: de (${allMonths.join('|')}))?)` +
    String.raw`|(?:el |dia ){0,2}(\d{1,2})(?:/(\d{1,2})(?:/\d{2,4})?| de (${allMonths.join('|')}))` +
    String.raw`|(?:el |dia ){1,2}(\d{1,2})(?= |$))(?![a-z\d])`,
  'g',
)

const relative: Record<string, number> = {
  hoy: 0,
  'esta manana': 0,
  'esta noche': 0,
  'este mediodia': 0,
  manana: 1,
  today: 0,
  tonight: 0,
  avui: 0,
  tomorrow: 1,
  dema: 1,
  'pasado manana': 2,
  ayer: -1,
  anteayer: -2,
  antier: -2,
}

/** The days that a plain text names, in the order of the text. */
export function daysIn(plain: string, today: string): DayMention[] {
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const [whole, word, weekday, which, number, month, day, figures, written, alone] = match
    const isMorning = word === 'manana' && /(?:la|cada|una) $/.test(plain.slice(0, match.index))
    if (isMorning) return []
    const date = word
      ? addDays(today, relative[word] ?? 0)
      : weekday && !number
        ? nearest(weekday, which, today)
        : numbered(today, Number(number ?? day ?? alone), monthOf(month ?? written, figures))
    if (!date) return []
    const found = { date, start: match.index, end: match.index + whole.length }
    return [{ ...found, isWeekday: weekday !== undefined && number === undefined }]
  })
}

function nearest(weekday: string, which: string | undefined, today: string) {
  const ahead = (names.indexOf(weekday) + 1 - weekdayOf(today) + 7) % 7
  if (which === 'pasado') return addDays(today, ahead - 7)
  const inThisWeek = names.indexOf(weekday) + 1 - weekdayOf(today)
  if (which === 'de la semana pasada') return addDays(today, inThisWeek - 7)
  if (which?.startsWith('de la')) return addDays(today, inThisWeek + 7)
  if (which === 'siguiente') return addDays(today, ahead + 7)
  return addDays(today, which === 'que viene' && ahead === 0 ? 7 : ahead)
}

const monthOf = (name: string | undefined, figures: string | undefined) =>
  name ? allMonths.indexOf(name) + 1 : figures ? Number(figures) : undefined

/** Without a month: the first date with this day number, from yesterday on. */
function numbered(today: string, day: number, month: number | undefined) {
  if (month !== undefined) {
    const year = Number(today.slice(0, 4))
    const written = dateText(year, month, day)
    // «el 16 de agosto», in November: of the year that comes.
    const next = written < addDays(today, -120) ? dateText(year + 1, month, day) : written
    return isDate(next) ? next : null
  }
  const near = Array.from({ length: 45 }, (_, ahead) => addDays(today, ahead - 1))
  return near.find((date) => Number(date.slice(8)) === day) ?? null
}

/** The text without its days. */
export const withoutDays = (plain: string, days: DayMention[]) =>
  days.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, plain)
