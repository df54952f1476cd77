import { fold } from './fold'

const short =
  /(?:^|[\s(])(?:[a-z]|sr|sra|dr|aprox|gr|kg|ud|uds|min|tel|tlf|tfno|telf|num|n|av|avda|sto|sta|incl|esp|var|pers|max|minimo)$/

/** Sentences and the parts that bars, bullets and pictures divide a line into. */
export function splitSegments(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of text.matchAll(/[;|¦•▪·►!?¡¿]+|\.+(?=\s|$)|\s\/\/\s|\t/g)) {
    const before = text.slice(from, match.index)
    if (match[0] === '.' && short.test(fold(before.slice(-12)))) continue
    if (match[0] === '·' && /\p{L}$/u.test(before) && /^\p{L}/u.test(text.slice(match.index + 1))) continue
    parts.push(match[0].startsWith('!') ? `${before}!` : before)
    from = match.index + match[0].length
  }
  return joinContinuations([...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean))
}

const continues = /^(?:con|y|a la|al|sin|en|de|amb|i)\s/i

const opensCourse = /^(?:de (?:primer|segund|postre)|y de )/i

/** «Lentejas 🌶 con chorizo» is one dish. */
function joinContinuations(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.pop()
    if (last === undefined) joined.push(part)
    else if (continues.test(part) && !opensCourse.test(part)) joined.push(`${last} ${part}`)
    else joined.push(last, part)
  }
  return joined
}
