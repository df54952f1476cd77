import { inSpanish } from '../learned/in-spanish'
import { daysIn } from '../meaning/days'

/** Whether a day is where a menu comes from, where it goes, or neither is told. */
export type DayRole = 'from' | 'to' | null
export type DayAt = { from: number; to: number; date: string; role: DayRole }

const basque =
  /^(?:gaur|bihar|atzo|astelehen|astearte|asteazken|ostegun|ostiral|larunbat|igande)(?:a|an|ean|ko|eko|koa|ekoa|ra|era|rako|erako|tik|etik)?$/

/** Small words before a day that are of the day: «el de hoy», «d'avui», «para el lunes». */
const before =
  /^(?:el|la|los|las|lo|les|els|o|a|al|de|del|d'|do|da|dos|das|para|pa|per|en|on|for|to|from|'s|que|as|p'|ao|no|na|next|this|este|aquest|dia|proximo|eso)$/
const fromWords = /^(?:de|del|d'|do|da|dos|from|que|as)$/
const toWords = /^(?:para|pa|al|a|per|on|for|to|p'|ao)$/

/** Where the days of a text stand, word by word. */
export function daysAt(words: readonly string[], today: string): DayAt[] {
  const spanish = words.map((word) => (/^\p{L}/u.test(word) ? inOne(word) : word))
  for (const [at, word] of words.entries())
    if (word === 'dema' && words[at + 1] === 'passat') spanish.splice(at, 2, 'pasado', 'manana')
  const starts: number[] = []
  let length = 0
  for (const word of spanish) {
    starts.push(length)
    length += word.length + 1
  }
  return daysIn(spanish.join(' '), today).map((day) => {
    const first = starts.findLastIndex((start) => start <= day.start)
    let to = starts.findIndex((start) => start >= day.end)
    if (to < 0) to = words.length
    let from = first
    while (from > 0 && before.test(words[from - 1] ?? '')) from -= 1
    // «today's»
    if (words[to] === "'s") return { from, to: to + 1, date: day.date, role: 'from' as const }
    return { from, to, date: day.date, role: roleOf(words, from, first) }
  })
}

const own = new Map([
  ['mana', 'manana'],
  ['hui', 'hoy'],
  ['ontem', 'ayer'],
])
const inOne = (word: string) => {
  const known = basque.test(word) ? dayOf(word) : (own.get(word) ?? inSpanish(word))
  return known.includes(' ') ? word : known
}

const basqueDays: [string, string][] = [
  ['astelehen', 'lunes'],
  ['astearte', 'martes'],
  ['asteazken', 'miercoles'],
  ['ostegun', 'jueves'],
  ['ostiral', 'viernes'],
  ['larunbat', 'sabado'],
  ['igande', 'domingo'],
  ['gaur', 'hoy'],
  ['bihar', 'manana'],
  ['atzo', 'ayer'],
]
const dayOf = (word: string) => basqueDays.find(([name]) => word.startsWith(name))?.[1] ?? word

function roleOf(words: readonly string[], from: number, first: number): DayRole {
  const day = words[first] ?? ''
  if (basque.test(day)) {
    if (/(?:rako|ra)$/.test(day)) return 'to'
    return /ko?a?$/.test(day) && /ko/.test(day) ? 'from' : null
  }
  const small = words.slice(from, first)
  if (small.some((word) => toWords.test(word))) return 'to'
  return small.some((word) => fromWords.test(word)) ? 'from' : null
}
