import type { NounForm } from '../entries'
import type { Part, Phrase } from '../phrase'
import { placeIn } from '../places-abroad'
import { every, glossesOf, glossOf, isPlural, joined, listed, nounIn, type Speaker } from './speaker'

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

export const sayEnglish: Speaker = ({ relation, phrases, isChoice, way }) => {
  if (way) return way.forms.en ? joined(relations[relation], way.forms.en.forms[0]) : null
  const texts = every(phrases.map(sayPhrase))
  return texts && joined(relations[relation], listed(texts, isChoice ? 'or' : 'and'))
}

function sayPhrase(read: Phrase): string | null {
  const phrase = withPlaceOf(read)
  const form = nounIn(phrase, 'en')
  const words = form && waysOf(phrase)
  if (!words) return null
  const plural = isPlural(form, phrase)
  const number = plural ? 'plural' : 'singular'
  const pattern = form.pattern?.[number] ?? `% ${form[number]}`
  const core = coreOf(phrase, form, number, pattern)
  if (!core) return null
  const place = phrase.place && `from ${placeIn('en', phrase.place)}`
  const style = phrase.style && `${placeIn('en', phrase.style)}-style`
  const behind = phrase.isPlaceLast ? [...words.after, place] : [place, ...words.after]
  return joined(phrase.count, ...words.before, core, ...behind, style)
}

/** «Almond nougat ice cream from Jijona»: the place of what stands before the noun stands behind it. */
function withPlaceOf(phrase: Phrase): Phrase {
  const [made, more] = phrase.made
  if (!made?.place || more || phrase.place) return phrase
  return { ...phrase, place: made.place, made: [{ ...made, place: null }] }
}

function coreOf(phrase: Phrase, form: NounForm, number: 'singular' | 'plural', pattern: string) {
  if (phrase.made.length === 0) return joined(form[number], glossOf(form, phrase))
  const isBehind = / (?:(?:with|of) %|%$)/.test(pattern)
  const made = every(phrase.made.map(isBehind ? sayPhrase : attributive))
  const named = isOfMeat(phrase) ? pattern : pattern.replace('meatball', 'ball')
  const between = phrase.isChoice ? 'or' : 'and'
  if (made)
    return joined(named.replace('%', listed(made, between)), isBehind ? null : glossesOf(phrase, 'en'))
  const plainly = phrase.noun.isMixture ? every(phrase.made.map(sayPhrase)) : null
  return plainly && `${form[number]} with ${listed(plainly, between)}`
}

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
  return joined(...words.before, listed(made, 'and'), form.stem)
}

function waysOf(phrase: Phrase) {
  const before: string[] = []
  const after: string[] = []
  for (const way of phrase.ways) {
    const form = way.forms.en
    if (!form) return null
    if (form.place === 'before') before.unshift(form.forms[0])
    else after.push(form.forms[0])
  }
  return { before, after }
}
