import type { Part, Phrase } from './phrase'
import { lexicon } from './read-lexicon'

/** «Filloas con crema», «crepes de crema»: in a dessert «crema» is custard, and «nata» is cream. With coffee it is cream. */
export function withCustard(parts: Part[]): Part[] {
  const head = parts[0]?.phrases[0]?.noun
  const cream = lexicon.es.behind.get('crema')?.noun
  const custard = lexicon.es.nouns.get('crema pastelera')?.noun
  const isDessert =
    head?.kind === 'sweet' && !/coffee|chocolate|ice cream/.test(head.forms.en?.singular ?? '')
  if (!isDessert || !cream || !custard) return parts
  const said = (phrase: Phrase): Phrase => ({
    ...phrase,
    noun: phrase.noun === cream && phrase.made.length === 0 ? custard : phrase.noun,
    made: phrase.made.map(said),
  })
  return parts.map((part) => ({ ...part, phrases: part.phrases.map(said) }))
}
