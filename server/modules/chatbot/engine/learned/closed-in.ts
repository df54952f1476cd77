import type { Intent } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'
import type { Act } from './acts'
import { dateOf, datesOf, textsOf } from './values'

/** «lunes y martes cerramos», «el 8 no abrimos»: the days that are named. Of «en San Fermín» and «del 6 al 9» the owner is asked which days they are. */
export function closedIn({ text, ...act }: Act, today: string): Intent {
  const named = textsOf({ text, ...act }, 'day')
  if (named.length === 0) {
    const isOther = range.test(text) || byName.test(plainWords(text))
    return { is: 'close', dates: isOther ? [] : [dateOf(text, today) ?? today] }
  }
  const dates = named.map((day) => datesOf(/^\d{1,2}$/.test(day) ? `el ${day}` : day, today))
  const areKnown = dates.every((found) => found.length > 0) && !named.some((day) => range.test(day))
  return { is: 'close', dates: areKnown ? [...new Set(dates.flat())].slice(0, 7) : [] }
}

/** «del 5 al 11» */
const range = /\d\s*(?:al?|hasta|fins|ata|to|till|until|-)\s*(?:el |al |the )?\d/i
/** Days that the calendar does not know by their name. */
const byName =
  /\b(?:san|santa|santo|sant|virgen|mare de deu|fiestas?|festes|festas?|festivo|navidad|nadal|reyes|reis|semanas?|setman\w+|weeks?|astea?n?|puente|pont|finde|verano|estiu|agosto?|jaiak|holidays?|vacaciones|vacances|oporrak)\b/
