import type { Language } from '@/contract/languages'
import { onClock, timesText } from '@/contract/rules/time/clock-text'
import { listText } from '../language/formats'
import { languageHere } from '../language/here'

type Times = { start: string; end: string }

/** Where a language has no short words for «from … to …», a dash says it. */
const words: Partial<Record<Language, (start: string, end: string) => string>> = {
  es: (start, end) => `de ${start} a ${end}`,
  ca: (start, end) => `de ${start} a ${end}`,
  gl: (start, end) => `de ${start} a ${end}`,
  fr: (start, end) => `de ${start} à ${end}`,
  de: (start, end) => `von ${start} bis ${end}`,
}

/** «de 13:00 a 16:00 y de 20:00 a 23:00». */
export function timesInWords(times: readonly Times[]) {
  const inWords = words[languageHere()]
  return listText(times.map((time) => inWords?.(time.start, onClock(time.end)) ?? timesText(time)))
}
