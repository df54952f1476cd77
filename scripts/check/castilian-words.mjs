/** Small words of Castilian that no text of the other language has. */
const SMALL_WORDS = /** @type {Record<string, Set<string>>} */ (
  Object.fromEntries(
    Object.entries({
      ca: 'y con este hoy platos más su hasta también sin pero desde cuando donde muy',
      gl: 'y los las hoy su muy también hasta ella cuando donde',
      eu: 'y el los las con para del una por que este esta hoy más sin como platos',
      en: 'y el los las con para del una por que este esta hoy más sin como platos',
      fr: 'el los las con para del una por hoy más sin platos',
      de: 'y el las con para del una por que este esta hoy más sin como platos',
    }).map(([code, words]) => [code, new Set(words.split(' '))]),
  )
)

/** What a text says itself: without names in quotes, places, addresses, and the name of the menu. @param {string} text */
export const ownWords = (text) =>
  text
    .replace(
      /«[^»]*»|“[^”]*”|„[^“]*“|<es>.*?<\/es>|\{\w+(?:, ?\w+,)?|(?:=\d+|zero|one|two|few|many|other) ?\{|<[^>]*>|[\w.+-]+@\S+|\S*[/.]\w\S*|men[uú]s? del día/giu,
      ' ',
    )
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

/** In how many texts each word stands. @param {string[]} texts */
export function countWords(texts) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const text of texts)
    for (const word of new Set(ownWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** A frequent word of Castilian that a language hardly uses. One is enough where the languages are not alike. */
const frequent = 8
const fewest = /** @type {Record<string, number>} */ ({ ca: 2, gl: 2 })
/** Such words that are right: names, laws, and words that both languages have. */
const RIGHT_WORDS = /** @type {Record<string, string[]>} */ ({
  en: ['código', 'bien'],
  fr: ['código', 'nombre'],
  de: ['código', 'leer'],
  eu: ['rgpd', 'plan', 'bien'],
})

/** @param {string[]} texts @param {Parameters<typeof castilianIn>[1]} words */
function frequentOnes(texts, { code, own, castilian }) {
  const found = texts.filter((word) => {
    const count = castilian.get(word) ?? 0
    return word.length > 3 && count >= frequent && (own.get(word) ?? 0) <= count / frequent
  })
  const wrong = found.filter((word) => !RIGHT_WORDS[code]?.includes(word))
  return wrong.length >= (fewest[code] ?? 1) ? wrong : []
}

/** In a language, a word is Castilian that it uses ten times more rarely than Castilian does, this text left out. */
const rarer = 10
const leastShare = 0.6

/**
 * The Castilian words of a text in another language: small words that the language has not got, and all where most words of the text are
 * Castilian and stand in no other text of the language.
 * @param {string} text
 * @param {{ code: string, own: Map<string, number>, castilian: Map<string, number> }} words
 */
export function castilianIn(text, { code, own, castilian }, share = leastShare) {
  const words = [...new Set(ownWords(text))]
  if (words.length < 2 || !/\s/.test(text)) return []
  const left = words.filter((word) => {
    const count = castilian.get(word) ?? 0
    return word.length > 1 && count > 0 && (own.get(word) ?? 0) - 1 <= count / rarer
  })
  if (left.length >= words.length * share) return left
  const small = words.filter((word) => SMALL_WORDS[code]?.has(word))
  return [...new Set([...small, ...frequentOnes(words, { code, own, castilian })])]
}
