import { withFigures } from '../language/figures'
import { inSpanish } from '../learned/in-spanish'
import { plainWords } from '../meaning/spelling'

/** An hour of a message: minutes of the day, and whether something ends there or begins. */
export type Hour = { minute: number; is: 'from' | 'until' | null }

const clock =
  /(?<![\p{L}\d.,/:])(?:(hasta|fins|ata|ate|until|till|til|to|arte|desde|dende|des|from|tik|a partir de|despues de|despois de|after|de|a|at|as|ás|les|las|la|sobre|cap a) )?(?:(?:de|a|que|the|eso) )*(?:(las?|les|as|ás) )?(\d{1,2})(?:[:.h](\d{2}))?( ?(?:pm|am|h|horas?|hores|o clock)(?!\p{L})|etan|etatik|etara|era|etik|tan|tatik|etan)?( y media| y cuarto| menos cuarto| menos \d{1,2}| y (?:5|10|15|20|25|30|45)(?! ?€| ?euro| ?cent)| en punto)?(?: de (?:la )?(manana|tarde|noche|mati|tarda|nit|vespre|matina|noite))?(?![\p{L}\d€]|[.,]\d| ?(?:€|euros?|eur|cent))/gu
const ending = /^(?:hasta|fins|ata|ate|until|till|til|to|arte)$/
const beginning = /^(?:desde|dende|des|from|tik|a partir de)$/
const named: [RegExp, string][] = [
  [/(?<!\p{L})(?:el |al |o |the )?(?:mediodia|migdia|eguerdi\p{L}*|noon|midday)(?!\p{L})/gu, '12:00'],
  [/(?<!\p{L})half past (\d{1,2})/gu, '$1:30'],
]

/** The hours that a message names. Those of a lunch before eight are in the afternoon. */
export function hoursIn(text: string): Hour[] {
  let plain = withFigures(plainWords(inSpanish(text)))
  for (const [name, hour] of named) plain = plain.replace(name, hour)
  return [...plain.matchAll(clock)].flatMap((match): Hour[] => {
    const [, word = '', article, hours, minutes, unit = '', part = '', half = ''] = match
    const isHour =
      minutes !== undefined ||
      unit !== '' ||
      part !== '' ||
      half !== '' ||
      article !== undefined ||
      /^(?:las?|les|as|ás|at|until|till|til|hasta|fins|ata)$/.test(word)
    const written = Number(hours)
    if (!isHour || written > 24 || Number(minutes ?? 0) > 59) return []
    const isEarly = /am/.test(unit) || /^mat|^man/.test(half)
    const isLate = /pm/.test(unit) || /^(?:tar|no|ni|ves)/.test(half)
    const hour = written < 12 && (isLate || (written < 8 && !isEarly)) ? written + 12 : written
    const minute = hour * 60 + Number(minutes ?? 0) + minutesOf(part)
    const is =
      ending.test(word) || unit.endsWith('ra')
        ? 'until'
        : beginning.test(word) || unit.endsWith('tik')
          ? 'from'
          : null
    return minute < 24 * 60 ? [{ minute, is }] : []
  })
}

function minutesOf(part: string): number {
  if (part === ' y media') return 30
  if (part === ' y cuarto') return 15
  if (part === ' menos cuarto') return -15
  const [, sign, minutes] = /^ (y|menos) (\d{1,2})$/.exec(part) ?? []
  return minutes === undefined ? 0 : sign === 'y' ? Number(minutes) : -Number(minutes)
}
