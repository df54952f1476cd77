import type { Language } from '../../languages'

/** Folded words of all languages of our pages. In Galician, «no» is «en o»: «sopa no peixe» has fish. */
const negations = (language: Language) =>
  `(?:sin|libre de|without|sans|sense|sen|ohne|kein(?:e[nmrs]?)?|pas(?= d)${language === 'gl' ? '' : '|no'}) (?:de |d ?['’] ?|any )?`

const joiningWords = 'y|e|ni|nin|nor|or|o|u|i|ou|and|und|oder|et|eta|edo'
const joint = `(?: ?,(?: (?:${joiningWords})(?= ))? ?| (?:${joiningWords}) )`
const surelyNot = ' (?:ni|nin|nor|or) '
/** What begins something else than the food beside «without». */
const breaks = 'con|with|avec|mit|amb|para|for|pour|fur|pero|but|mais|aber|baina'

/** «sin leche de coco» says nothing of milk, and «sin carne roja» is not vegetarian: such a name goes on behind the food. */
const ends = (language: Language) =>
  `(?=\\s*$|${joint}|\\s*,|\\s+(?:${breaks})(?![\\p{L}\\p{N}])|\\s+${negations(language)})`

/** «coconut milk free», «koko esnerik gabe» */
const notAlone =
  '(?<!(?:coconut|almond|oat|soya?|rice|goats?|sheep|red|white|blue|koko|arbendol|almendra|olo|soja|ahuntz|ardi|txerri|behi) )'

export type Avoided = { from: number; to: number; instead: string }

/** Reads one food beside «without» out of a folded text. `isWord`: it names nothing but itself, whatever stands behind it: «sin gluten pan». */
export function avoidedReader(words: string, isWord: boolean) {
  const edge = '(?<![\\p{L}\\p{N}])'
  const end = '(?![\\p{L}\\p{N}])'
  const aheadIn = (language: Language) =>
    new RegExp(
      `${edge}(${negations(language)})(?:${words})${end}${isWord ? '' : ends(language)}(${joint})?(.*)`,
      'u',
    )
  const laterIn = (language: Language) =>
    new RegExp(
      `${edge}(${negations(language)}\\p{L}+(?: \\p{L}+){0,2}?)${surelyNot}(?:${words})${end}${isWord ? '' : ends(language)}`,
      'u',
    )
  const patterns = new Map<boolean, { ahead: RegExp; later: RegExp }>()
  const joined = isWord ? new RegExp(`${edge}sin(?:${words})${end}`, 'u') : null
  const behind = new RegExp(
    `(?:(\\p{L}+)(-?)${joint})?${edge}${notAlone}(?:${words})(?:([- ]?free)|(frei(?:e[mnrs]?)?)|(r?(?:ik)? gabe))${end}`,
    'u',
  )

  return (text: string, language: Language, { beginsFilter, beginsFood }: Readers): Avoided | null => {
    const isGalician = language === 'gl'
    const known = patterns.get(isGalician) ?? { ahead: aheadIn(language), later: laterIn(language) }
    patterns.set(isGalician, known)
    const later = known.later.exec(text)
    if (later) return { ...placeOf(later), instead: later[1] ?? '' }

    const ahead = known.ahead.exec(text)
    if (ahead) {
      const [all, no = '', link = '', rest = ''] = ahead
      const from = ahead.index
      const to = from + all.length - rest.length
      if (link === '' || rest === '') return { from, to, instead: '' }
      const isAnother = startsWithBreak.test(rest) || startsWithNo(language).test(rest) || beginsFilter(rest)
      // Behind a comma alone, something else may begin: «sin gluten, pollo».
      const isList = link.trim() !== ',' || beginsFood(rest) || listGoesOn.test(rest)
      return { from, to, instead: !isAnother && isList ? no : '' }
    }

    const close = joined?.exec(text)
    if (close) return { ...placeOf(close), instead: '' }

    const found = behind.exec(text)
    if (!found) return null
    const [, before = '', hyphen = '', free, frei] = found
    const goesOn = before !== '' && !beginsFilter(before) && (!frei || hyphen !== '' || beginsFood(before))
    const no = free ? ' free' : frei ? 'frei' : ' gabe'
    return { ...placeOf(found), instead: goesOn ? `${before}${no}` : before }
  }
}

type Readers = {
  /** Whether a text begins with words that are a filter by themselves. */
  beginsFilter: (text: string) => boolean
  /** Whether it begins with a food of our filters. */
  beginsFood: (text: string) => boolean
}

const placeOf = ({ index, 0: words }: RegExpExecArray) => ({ from: index, to: index + words.length })

const startsWithBreak = new RegExp(`^(?:${breaks})(?![\\p{L}\\p{N}])`, 'u')
const startsWithNo = (language: Language) => new RegExp(`^${negations(language)}`, 'u')
/** «, huevo ni leche» */
const listGoesOn = new RegExp(
  `^[^,]*?(?:${joint}).*? (?:${joiningWords}) |^(?:\\p{L}+ ){1,2}(?:${joiningWords}) `,
  'u',
)

/** «lentejas y», of «lentejas y vegano», and «ni pescado». */
export const danglingAhead = new RegExp(`^(?:(?:${joiningWords})(?= )|,) *`, 'iu')
export const danglingBehind = new RegExp(`(^| )(?:${joiningWords}|con|with|mit|avec|amb|de|para)$| ?,$`, 'iu')
