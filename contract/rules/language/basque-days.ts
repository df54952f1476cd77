/** Whether a number ends in bat, bost, hamar or ehun, and so needs a vowel before its ending. */
export function endsInConsonant(number = '') {
  const n = Number(number)
  if (n % 1000 === 0) return false
  return n % 100 === 0 || [1, 5, 10, 15].includes(n % 20)
}

/** «Hamaika» and «hogeita hamaika» have their -a already. */
export const endsInA = (number = '') => Number(number) % 20 === 11

export const dayEndings = ['a', 'ko', 'koa', 'rako', 'ra', 'an'] as const

export type DayEnding = (typeof dayEndings)[number]

/** «Gaur» and «bihar» are adverbs: «gaurko» says of today, for today and to today. */
const besideAdverb: Record<DayEnding, string> = { a: '', ko: 'ko', koa: 'koa', rako: 'ko', ra: 'ko', an: '' }

/** «Gaurko», «asteleheneko», «azaroaren 28ko larunbatean». Undefined for what is no day. */
export function dayWith(ending: DayEnding, day: string): string | undefined {
  if (/^(?:gaur|bihar)$/.test(day)) return day + besideAdverb[ending]
  const [, weekday, date] =
    day.match(/^(igande|astelehen|astearte|asteazken|ostegun|ostiral|larunbat)a(?:, (.+))?$/i) ?? []
  if (!weekday) return dateWith(ending, day)
  const named = weekday.toLowerCase() + (ending === 'a' || weekday.endsWith('e') ? ending : `e${ending}`)
  if (!date) return named
  const before = dateWith('ko', date)
  return before && `${before} ${named}`
}

/** «Azaroaren 28ko», «abenduaren 1eko», «azaroaren 11n», «28a», «28/11rako», «or., aza. 28ko». */
function dateWith(ending: DayEnding, date: string) {
  const [, month = '', day] = date.match(/^(.*(?:ren |\/|\. ))?(\d{1,2})a?$/) ?? []
  if (!day) return undefined
  if (endsInA(day) && (ending === 'a' || ending === 'an')) return month + day + ending.slice(1)
  return month + day + (ending !== 'a' && endsInConsonant(day) ? `e${ending}` : ending)
}
