type Forms = { first: number; count: number }

const tatweel = 0x640

/**
 * The number of presentation forms of each letter in U+0621–063A and U+0641–064A, from U+FE80 on: isolated, final, initial and medial, or
 * the first few of these.
 */
const counts = '122224242444442222444444444444444224'
const others: readonly (readonly [letter: number, first: number, count: number])[] = [
  [0x679, 0xfb66, 4],
  [0x67e, 0xfb56, 4],
  [0x686, 0xfb7a, 4],
  [0x688, 0xfb88, 2],
  [0x691, 0xfb8c, 2],
  [0x698, 0xfb8a, 2],
  [0x6a9, 0xfb8e, 4],
  [0x6af, 0xfb92, 4],
  [0x6ba, 0xfb9e, 2],
  [0x6be, 0xfbaa, 4],
  [0x6c1, 0xfba6, 4],
  [0x6cc, 0xfbfc, 4],
  [0x6d2, 0xfbae, 2],
]

const forms = formsOfEach()

function formsOfEach() {
  const all = new Map<number, Forms>(others.map(([letter, first, count]) => [letter, { first, count }]))
  let first = 0xfe80
  for (const [at, digit] of [...counts].entries()) {
    const count = Number(digit)
    all.set(at < 26 ? 0x621 + at : 0x641 + at - 26, { first, count })
    first += count
  }
  return all
}

const lam = 0x644
/** A lam and the following alef join into one letter. */
const lamAlef = new Map([
  [0x622, 0xfef5],
  [0x623, 0xfef7],
  [0x625, 0xfef9],
  [0x627, 0xfefb],
])

const joinsNext = (code: number) => code === tatweel || forms.get(code)?.count === 4
const joinsBefore = (code: number) => code === tatweel || (forms.get(code)?.count ?? 0) >= 2

/** Replaces each Arabic letter by its form between its neighbours, still in reading order. Vowel marks are dropped. */
function withArabicForms(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text
  const codes = [...text.replace(/[\u064b-\u065f\u0670\u06d6-\u06ed]/g, '')].map(
    (char) => char.codePointAt(0) ?? 0,
  )
  const written: number[] = []
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0
    const own = forms.get(code)
    const isJoined = joinsBefore(code) && joinsNext(codes[at - 1] ?? 0)
    const together = code === lam ? lamAlef.get(codes[at + 1] ?? 0) : undefined
    if (together) {
      written.push(together + (isJoined ? 1 : 0))
      at += 1
    } else if (own) {
      const joins = own.count === 4 && joinsBefore(codes[at + 1] ?? 0)
      written.push(own.first + (isJoined ? 1 : 0) + (joins ? 2 : 0))
    } else written.push(code)
  }
  return String.fromCodePoint(...written)
}

/** Normalises a text to one code point for each letter where possible, and removes control characters. */
export const plain = (text: string) =>
  withArabicForms(
    text
      .normalize('NFC')
      .replace(/\p{Cf}|\p{Cs}|\p{Co}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu, '')
      .replace(/[\s\p{Cc}]/gu, (one) => (one === '\u00a0' || one === '\u202f' ? '\u00a0' : ' ')),
  )

const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** A Chinese or Japanese character, with the signs that must not stand apart from it: brackets, stops, small kana. */
const pieces =
  /[「『（《〈【]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．！？：；）」』】》〉々・…ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** Splits a text without spaces at the places where a line may end. */
export const piecesOf = (word: string): string[] =>
  eastern.test(word) ? (word.match(pieces) ?? [word]) : [word]
