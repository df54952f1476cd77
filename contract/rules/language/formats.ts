import { type Language, languages } from '../../languages'

/** Something that writes in a language. It is made for each language when it is first needed. */
export function inEachLanguage<Format>(make: (region: string, language: Language) => Format) {
  const made = new Map<Language, Format>()
  return (language: Language) => {
    const known = made.get(language) ?? make(languages[language].region, language)
    made.set(language, known)
    return known
  }
}

type Kind = 'conjunction' | 'disjunction'

/** Browsers have no Galician and no Basque. */
const own = {
  gl: { conjunction: 'e', disjunction: 'ou' },
  eu: { conjunction: 'eta', disjunction: 'edo' },
}

const listOf = (type: Kind) =>
  inEachLanguage((region, language) => {
    if (language === 'gl' || language === 'eu') return { format: joinedBy(own[language][type]) }
    return new Intl.ListFormat(region, { type })
  })

const joinedBy = (word: string) => (words: Iterable<string>) => {
  const all = [...words]
  const last = all.pop() ?? ''
  return all.length > 0 ? `${all.join(', ')} ${word} ${last}` : last
}

const lists = { conjunction: listOf('conjunction'), disjunction: listOf('disjunction') }

/** «a, b y c», «a, b o c». */
export const listText = (words: Iterable<string>, language: Language, kind: Kind = 'conjunction') =>
  lists[kind](language).format(words)

/** Writes numbers as the language does, also in browsers: Galician and Basque as Catalan. */
export const numberRegion = (language: Language) =>
  languages[language === 'gl' || language === 'eu' ? 'ca' : language].region
