import type { Language } from '@/contract/languages'
import { onClock, timesText } from '@/contract/rules/time/clock-text'
import { listText } from '../language/formats'
import { languageHere } from '../language/here'
import { fill } from './fill'

type Times = { start: string; end: string }

/** Where a language has no short words for «from … to …», a dash says it. */
const words: Partial<Record<Language, string>> = {
  es: 'de {start} a {end}',
  ca: 'de {start} a {end}',
  gl: 'de {start} a {end}',
  fr: 'de {start} à {end}',
  de: 'von {start} bis {end}',
}

/** «de 13:00 a 16:00 y de 20:00 a 23:00». */
export function timesInWords(times: readonly Times[]) {
  const inWords = words[languageHere()]
  return listText(
    times.map((time) => {
      const { start, end } = time
      return inWords ? fill(inWords, { start, end: onClock(end) }) : timesText(time)
    }),
  )
}
