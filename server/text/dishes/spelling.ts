import type { Source } from './languages'
import { spellings } from './lexicon/spellings'
import { lexicon } from './read-lexicon'
import type { Token } from './tokens'

/** The words of a dish as the lexicon has them. `isMended`: a word of Castilian that nothing knows may be spelled as it sounds. */
export function wordsOf(tokens: Token[], text: string, source: Source, isMended: boolean): string[] {
  if (source !== 'es') return tokens.map(({ word }) => word)
  return tokens.map(({ word, from, to }) => {
    const spelled = asWritten(word, text.slice(from, to + 1))
    return isMended ? (mended(spelled) ?? spelled) : spelled
  })
}

/** «rebozao», «partío» and «aliñás» are spoken «rebozado», «partido» and «aliñadas», and «d» is «de» where no apostrophe follows. */
function asWritten(word: string, spelled: string): string {
  const { nouns, ways } = lexicon.es
  if (word === 'd' && !/['’]/.test(spelled)) return 'de'
  const whole = /.aos?$/.test(word)
    ? word.replace(/ao(s?)$/, 'ado$1')
    : /.[íÍ][oO][sS]?[^\p{L}]?$/u.test(spelled)
      ? word.replace(/io(s?)$/, 'ido$1')
      : null
  const feminine = /.[áÁ][sS]?[^\p{L}]?$/u.test(spelled) ? word.replace(/a(s?)$/, 'ada$1') : null
  const form = whole ?? feminine
  return form && !nouns.has(word) && !ways.has(word) && sounds().words.has(form) ? form : word
}

const wrong = new Map(
  spellings
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [right = '', ...others] = line.split(' ')
      return others.map((other) => [other, right] as const)
    }),
)

/** How a word sounds in most of Spain: «lentegas» as «lentejas», «garvanzos» as «garbanzos». */
const soundOf = (word: string) =>
  word
    .replace(/ch/g, '+')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/g(?:u(?=[ei]))?/g, 'j')
    .replace(/qu|c(?![eiyz])|k/g, '*')
    .replace(/[zcx]/g, 's')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1/g, '$1')

type Sounds = { words: Set<string>; bySound: Map<string, string | null> }

let kept: Sounds | null = null

/** Two words of one sound («baca» and «vaca») say nothing. */
function sounds(): Sounds {
  if (kept) return kept
  const { nouns, ways } = lexicon.es
  const words = new Set([...nouns.keys(), ...ways.keys()].flatMap((name) => name.split(' ')))
  const bySound = new Map<string, string | null>()
  for (const word of words) {
    const sound = soundOf(word)
    bySound.set(sound, bySound.has(sound) ? null : word)
  }
  kept = { words, bySound }
  return kept
}

const fewestLetters = 4

/** Words of their own that sound as others do, or that one letter parts from them: «bazo» is a spleen, and no glass. */
const right = new Set(
  'bazo cidra garra gara jato jata hijo hija sebo cebo baya vaya haya holla valla sazon coser zeta baso siervo maza roza tasa bollo boya hoya cepo jara gama gajo mago sexo saga sima savia beta velo pozo poso'.split(
    ' ',
  ),
)

const isRight = (word: string) => right.has(word) || right.has(word.replace(/s$/, ''))

const singularOf = (word: string | undefined) => word?.replace(/s$/, '')

function mended(word: string): string | null {
  const { words, bySound } = sounds()
  if (word.length < fewestLetters || words.has(word) || isRight(word)) return null
  return wrong.get(word) ?? singularOf(wrong.get(`${word}s`)) ?? bySound.get(soundOf(word)) ?? null
}
