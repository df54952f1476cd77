import type { NounForm } from '../entries'
import type { Part, Phrase } from '../phrase'
import { placeIn } from '../places-abroad'
import {
  every,
  glossesOf,
  glossOf,
  isPlural,
  joined,
  listed,
  nounIn,
  patternOf,
  type Speaker,
} from './speaker'

const relations: Record<Part['relation'], string> = {
  head: '',
  with: 'with',
  without: 'without',
  on: 'on',
  in: 'in',
  stuffed: 'stuffed with',
  and: 'and',
  or: 'or',
  comma: ',',
  plus: '+',
  slash: '/',
}

export const sayEnglish: Speaker = ({ relation, phrases, isChoice, way, behind }) => {
  if (way) return way.forms.en ? joined(relations[relation], way.forms.en.forms[0]) : null
  const texts = every(phrases.map(sayPhrase))
  const isOnBread =
    relation === 'in' &&
    /toast$/.test(behind?.noun.forms.en?.singular ?? '') &&
    /bread$/.test(texts?.[0] ?? '')
  return texts && joined(relations[isOnBread ? 'on' : relation], listed(texts, isChoice ? 'or' : 'and'))
}

function sayPhrase(read: Phrase): string | null {
  const phrase = withPlaceOf(read)
  const form = nounIn(phrase, 'en')
  const words = form && waysOf(phrase)
  if (!words) return null
  const plural = isPlural(form, phrase)
  const number = plural ? 'plural' : 'singular'
  const pattern = patternOf(form, phrase, number) ?? `% ${form[number]}`
  const isColoured = phrase.waysBefore > 0 && words.before.some((word) => colour.test(word))
  const core = coreOf(phrase, form, number, isColoured ? `${form[number]} with %` : pattern)
  if (!core) return null
  const place = phrase.place && `from ${placeIn('en', phrase.place)}`
  const style = phrase.style && `${placeIn('en', phrase.style)}-style`
  const behind = phrase.isPlaceLast ? [...words.after, place] : [place, ...words.after]
  return joined(phrase.count, ...words.before, core, ...behind, style)
}

/** «Almond nougat ice cream from Jijona»: the place of what stands before the noun stands behind it. */
function withPlaceOf(phrase: Phrase): Phrase {
  const [made, more] = phrase.made
  if (!made?.place || more || phrase.place || isSalad(phrase)) return phrase
  return { ...phrase, place: made.place, made: [{ ...made, place: null }] }
}

/** «Salad with cheese from Tronchón»: the salad is from nowhere. */
const isSalad = ({ noun }: Phrase) => noun.isMixture && /salad$/.test(noun.forms.en?.singular ?? '')

/** «Green enchiladas with chicken»: no green chicken. */
const colour = /^(?:green|red|yellow|black|white)$/

/** A gloss stands behind its own word: «focaccia with mortadella (usually pork), burrata and pistachio». */
function coreOf(phrase: Phrase, form: NounForm, number: 'singular' | 'plural', pattern: string) {
  if (phrase.made.length === 0) return joined(form[number], glossOf(form, phrase))
  const isBehind = / (?:(?:with|of) %|%$)/.test(pattern)
  const made = every(phrase.made.map(isBehind ? sayPhrase : attributive))
  const named = isOfMeat(phrase) ? pattern : pattern.replace('meatball', 'ball')
  const between = phrase.isChoice ? 'or' : 'and'
  const bare = withoutGloss(named)
  const isApart = (made?.length ?? 0) > 1 || bare !== named
  const name = /^% (?!and )(.+)$/.exec(bare)?.[1]
  if (isApart && name && glossesOf(phrase, 'en')) {
    const list = every(phrase.made.map(sayPhrase))
    const isOf = phrase.made.length === 1 && /meat|sea/.test(phrase.made[0]?.noun.kind ?? '')
    const word = isOf || phrase.noun.kind === 'meat' ? 'of' : 'with'
    return list && `${name}${named.slice(bare.length)} ${word} ${listed(list, between)}`
  }
  const isOfAll = made && made.length > 1 && named.startsWith('% and ')
  if (isOfAll) return named.replace('%', made.join(', '))
  if (made)
    return joined(named.replace('%', listed(made, between)), isBehind ? null : glossesOf(phrase, 'en'))
  const plainly = phrase.noun.isMixture ? every(phrase.made.map(sayPhrase)) : null
  return plainly && `${form[number]}${named.slice(bare.length)} with ${listed(plainly, between)}`
}

const withoutGloss = (text: string) => text.replace(/ \([^()]*\)$/, '')

/** «Aubergine balls» */
const isOfMeat = ({ made }: Phrase) => made.some(({ noun }) => noun.kind === 'meat')

/** «Iberian ham», before «croquettes» */
function attributive(phrase: Phrase): string | null {
  const form = nounIn(phrase, 'en')
  const words = form && waysOf(phrase)
  const made = every(phrase.made.map(attributive))
  if (!words || words.after.length > 0 || !made || phrase.place || phrase.style) return null
  if (made.length > 0 && form.pattern)
    return joined(...words.before, form.pattern.singular.replace('%', listed(made, 'and')))
  return joined(...words.before, listed(made, 'and'), attributiveOf(form.stem))
}

/** «Lentil salad», «red berry jam» */
const attributiveOf = (name: string) =>
  name
    .replace(/(?<=\b(?:bean|lentil|noodle|nut|pea|chickpea|walnut|hazelnut|peanut|pine nut))s$/, '')
    .replace(/berries$/, 'berry')

/** What is said of a whole dish: «vegan stewed lentils» and no stewed vegan. */
const ofWhole = /^(?:vegan|vegetarian|gluten-free)$/

function waysOf(phrase: Phrase) {
  const before: string[] = []
  const after: string[] = []
  for (const way of phrase.ways) {
    const form = way.forms.en
    if (!form) return null
    const [text] = form.forms
    const [, participle, gloss] = /^(\w+ed) (\([^()]*\))$/.exec(text) ?? []
    if (form.place === 'before') before.unshift(text)
    else if (participle && gloss) {
      before.unshift(participle)
      after.unshift(gloss)
    } else after.push(text)
  }
  const whole = before.filter((word) => ofWhole.test(word))
  return { before: [...whole, ...before.filter((word) => !ofWhole.test(word))], after }
}
