import type { Source, Target } from './languages'
import { noteOf } from './notes'
import { sayEnglish } from './say/english'
import { sayGerman } from './say/german'
import { sayCatalan, sayFrench, saySpanish } from './say/romance'
import type { Speaker } from './say/speaker'
import { understandDish } from './understand-dish'
import { namesAll, withoutCustom, withoutFilling, withoutRepeats } from './without-repeats'

/** A piece of a translated dish. `lang` is given where the piece stays as it was written. */
export type Piece = { text: string; lang?: Source }

const speakers: Record<Target, Speaker> = {
  en: sayEnglish,
  fr: sayFrench,
  de: sayGerman,
  ca: sayCatalan,
  es: saySpanish,
}

export type TranslatedDish = {
  /** How much of it is translated. */
  how: 'wholly' | 'partly' | 'not'
  /** The language that it is written in. */
  source: Source
  pieces: Piece[]
}

/**
 * A dish in another language. It stays as it was written where a part that the rest hangs on is not known. Otherwise what is not known
 * stays at the end, as one piece with its language. Without what a gloss says of custom it fits on a card.
 */
export function translateDish(
  name: string,
  target: Target,
  written?: Source,
  { tellsCustom } = { tellsCustom: true },
): TranslatedDish {
  const note = noteOf(name)
  const { source, read } = understandDish(note ? name.slice(0, note.from) : name, written)
  const untranslated: TranslatedDish = { how: 'not', source, pieces: [{ text: name, lang: source }] }
  if (source === target) return { how: 'wholly', source, pieces: [{ text: name }] }
  if (!read) return untranslated
  let { unknownFrom } = read
  let text = ''
  for (const part of read.parts) {
    const spoken = speakers[target](part)
    const words = tellsCustom ? spoken : spoken && withoutCustom(spoken)
    if (words === null) {
      if (part.relation === 'head') return untranslated
      unknownFrom = part.from
      break
    }
    if (part.relation === 'with' && !part.opens && !part.closes && namesAll(text, words)) continue
    if (part.relation === 'stuffed') text = withoutFilling(text)
    const sentence = `${part.opens ? '(' : ''}${words}${part.closes ? ')' : ''}`
    text = /^,/.test(sentence) ? text + sentence : `${text} ${sentence}`.trim()
  }
  const sentence = withoutRepeats(text)
  const translated = { text: sentence.charAt(0).toLocaleUpperCase(target) + sentence.slice(1) }
  if (unknownFrom === null) {
    const pieces = [note ? { text: `${translated.text} ${note.wording[target]}` } : translated]
    return { how: 'wholly', source, pieces }
  }
  const [, comma = '', unknown = ''] =
    /^(,?)\s*(.*)$/su.exec(name.slice(unknownFrom, note?.from).trim()) ?? []
  return {
    how: 'partly',
    source,
    pieces: [
      { text: translated.text + comma },
      { text: unknown, lang: source },
      ...(note ? [{ text: note.wording[target] }] : []),
    ],
  }
}
