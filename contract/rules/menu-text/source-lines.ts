/** A line or a part of a line, without the marks of a chat or a web page. */
export type SourceLine = { line: number; text: string; blankBefore: boolean; struck: boolean }

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  euro: '€',
  lt: '<',
  gt: '>',
  quot: '"',
  middot: '·',
  bull: '•',
}
const breakingTag = /<\/?(?:br|p|li|ul|ol|div|tr|h[1-6])(?:\s[^<>]{0,200})?\/?>/gi
const anyTag = /<[a-z/!][^<>]{0,200}>/gi
/** The text that a chat program puts before each copied message: its time and its sender. */
export const chatStamp =
  /^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?(?:\]| -) ?(?:[^:]{1,40}: )?/i
const pictures =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\u20E3){1,40}/gu
/** «(vegano 🌱)»: a picture in brackets ends nothing. */
const inBrackets = / ?\p{Extended_Pictographic}\uFE0F?(?=[^()]{0,40}\))/gu
const bullets = /^[-–—―•·*▪▫◦●○►▶➤➢→⇒>~_=|+✓✔✅☑■□◆◇★☆«»"'“”‘’¦:;,.…)(&¬\s]+/
const numbering =
  /^(?:\d{1,2} ?[.)](?=[^\d])(?! ?plat|- ?(?:todo|tot|con|amb|pan|iva|incl|menu))|(?:[4-9]|1\d) ?º ?[-.:]?|\d{1,2} ?[-–](?= ?[^\d\s€])|[a-hA-H]\) )\s?/

/** The longest part of a line, in characters, on which a pattern runs. */
const longestRead = 900

function chunks(part: string): string[] {
  if (part.length <= longestRead) return [part]
  const space = part.lastIndexOf(' ', longestRead)
  const end = space > longestRead / 2 ? space : longestRead
  const found = [part.slice(0, end)]
  for (let from = end; from < part.length; from += longestRead)
    found.push(part.slice(from, from + longestRead))
  return found
}

function unmark(text: string): string {
  return text
    .replace(breakingTag, '\n')
    .replace(anyTag, ' ')
    .replace(/&([a-z]{2,6});/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
}

function withoutPictures(text: string): string {
  return text
    .replace(/([0-9])\uFE0F?\u20E3/g, ' $1º ')
    .replace(/½/g, '1/2')
    .replace(/(\d)[°]/g, '$1º')
    .replace(/(\d) ?(\.[ºª])/g, '$1º')
    .replace(inBrackets, '')
    .replace(/[✔✓☑✅©®™❤☺☎✉☀]/g, '¦')
    .replace(pictures, ' ¦ ')
}

function tidy(text: string): string {
  const plain = withoutPictures(text)
    .replace(/[\p{Cf}\p{Co}\p{Cc}]/gu, ' ')
    .replace(/[*_~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?, (\d\d)(?= ?€)/g, '$1,$2')
    .trim()
  const bare = plain.replace(bullets, (mark) => (mark.endsWith('(') ? '(' : ''))
  const negative = /-$/.test(plain.slice(0, plain.length - bare.length)) && /^\d/.test(bare)
  return negative ? `-${bare}` : bare.replace(numbering, '').replace(/(?:[-–—=_>|•· ¦]|\.\.\.|…)+$/, '')
}

/** The lines of the text, cleaned. Lines with only marks are dropped. */
export function sourceLines(text: string): SourceLine[] {
  let blankBefore = false
  return text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/)
    .flatMap((raw, index) =>
      unmark(raw.replace(/[\u200E\u200F\uFEFF]/g, ''))
        .split('\n')
        .flatMap(chunks)
        .map((part) => ({
          line: index + 1,
          text: tidy(part.trim().replace(chatStamp, '')),
          struck: /~[^~]{1,300}~/.test(part),
        })),
    )
    .flatMap((line) => {
      if (!/[\p{L}\p{N}]/u.test(line.text)) {
        blankBefore = true
        return []
      }
      const kept = { ...line, blankBefore }
      blankBefore = false
      return [kept]
    })
}

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

const bareOrdinal = /^([123])[.)]?$/

/** «1» and «2» alone on their lines head the courses. */
export function spellOrdinals(lines: readonly SourceLine[]): readonly SourceLine[] {
  const alone = new Set(lines.flatMap(({ text }) => bareOrdinal.exec(text)?.[1] ?? []))
  if (!alone.has('1') || !alone.has('2')) return lines
  return lines.map((line) => ({ ...line, text: line.text.replace(bareOrdinal, '$1º') }))
}

/** «L: lentejas», «M: sopa»: replaces the letters with weekdays, when several lines begin with such letters. */
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
