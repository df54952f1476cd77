import type { SourceLine } from './source-lines'

const letters: Readonly<Record<string, string>> = {
  L: 'Lunes',
  M: 'Martes',
  X: 'Miércoles',
  J: 'Jueves',
  V: 'Viernes',
  S: 'Sábado',
  D: 'Domingo',
}
const lettered = /^([LMXJVSD])(?: ?[:.)-]+ ?(?=\S)| (?=\d{1,2}[/ ]))/

/** «L: lentejas», «M: sopa»: weekdays, when several lines begin so. */
export function spellWeekdays(lines: readonly SourceLine[]): readonly SourceLine[] {
  const found = new Set(lines.flatMap(({ text }) => lettered.exec(text)?.[1] ?? []))
  if (found.size < 2) return lines
  return lines.map((line) => ({
    ...line,
    text: line.text.replace(
      lettered,
      (found, letter: string) => `${letters[letter] ?? letter}${/[:.)-]/.test(found) ? ':' : ''} `,
    ),
  }))
}
