import { type Amount, amountsIn } from './amounts'
import { knownBeginning, stems } from './dish-knowledge'
import { withoutLeadIn } from './dish-name'
import { fold, wordsOf } from './fold'
import { holdsPhrase, listed, phrases } from './phrases'
import type { Reading } from './reading'
import { notes, talk } from './words/talk'

const phraseList = (text: string) =>
  phrases(listed(text.replaceAll('\n', ' ')).map((phrase) => [wordsOf(phrase).join(' '), true] as const))
const talkPhrases = phraseList(talk)
/** Where a dish is spoken of, not served. */
const firmTalk = phraseList(
  'encargo, por encargo, reserva, reservas, reservad, reservar, llama, llamad, llamadnos, pedidos, sorteo, partido, truca, reserves',
)
const notePhrases = phraseList(notes)
const business =
  /^(?:bar|restaurante|rte|cafeteria|taberna|tasca|meson|asador|sidreria|bodega|bodegas|cerveceria|marisqueria|arroceria|pizzeria|hostal|hotel|venta|fonda|catering|casa de comidas|restaurant|jatetxea|taperia|gastrobar|bar-restaurante|parrilla|casa)\s(?![a-z]*ada\b)/
const street =
  /^(?:c\/|calle|avda|avenida|av\.|plaza|pza|pl\.|paseo|ctra|carretera|poligono|carrer|rua|kalea|ronda|travesia)[\s.]/

/** Talk, or the dishes that talk led up to; null for what is neither. */
export function asTalk(text: string, amounts: readonly Amount[]): Reading | null {
  const folded = fold(text)
  const words = wordsOf(folded)
  const contact = amountsIn(text, amounts).some(({ kind }) => kind === 'contact')
  const talks = contact || street.test(folded) || holdsPhrase(talkPhrases, words)
  if (!talks && !business.test(folded)) return null
  const rest = withoutLeadIn(text)
  const dish = knownBeginning(stems(fold(rest)))
  if (dish && rest !== text && !contact && !holdsPhrase(talkPhrases, wordsOf(fold(rest))))
    return { as: 'text', text: rest, inList: true }
  const firm = holdsPhrase(firmTalk, words)
  if (dish && !contact && !firm && rest === text && words.length <= 14) return null
  return {
    as: 'talk',
    text,
    holdsDish:
      !contact &&
      !street.test(folded) &&
      !business.test(folded) &&
      stems(folded).some((word) => knownBeginning([word])),
  }
}

/** What a diner should know besides the dishes. */
export function isNote(text: string): boolean {
  const folded = fold(text)
  const words = wordsOf(folded)
  if (/^(?:suplement[a-z]* |nota:?|solo (?!hoy))/.test(folded)) return true
  return (
    holdsPhrase(notePhrases, words) &&
    (!knownBeginning(stems(folded)) || /^(?:sin|bebida|bebidas|pan|postre|menu|cafe)/.test(folded))
  )
}
