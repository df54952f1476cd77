type Forms = { first: number; count: number }

const tatweel = 0x640

/** How many forms each of U+0621–063A and U+0641–064A has from U+FE80 on: alone, last, first and within a word, or the first few of these. */
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
/** A lam and the alef behind it are one letter. */
const lamAlef = new Map([
  [0x622, 0xfef5],
  [0x623, 0xfef7],
  [0x625, 0xfef9],
  [0x627, 0xfefb],
])

const joinsNext = (code: number) => code === tatweel || forms.get(code)?.count === 4
const joinsBefore = (code: number) => code === tatweel || (forms.get(code)?.count ?? 0) >= 2

/** Each Arabic letter as it is written between its neighbours, still in the order it is read; vowel marks go. */
export function withArabicForms(text: string): string {
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
