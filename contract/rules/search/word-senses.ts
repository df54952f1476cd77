/**
 * Folded words whose stem is also the stem of another dish: a search for «cocido» must not find «coco». Behind each stands the other word
 * of its stem, which keeps it. tests/api/search/word-senses.test.ts looks for further collisions among dishes.
 */
const nouns = {
  coco: 'coca',
  bola: 'bol',
  burger: 'burgos',
  cola: 'col',
  carbonara: 'carbon',
  dorado: 'dorada',
  empanado: 'empanada',
  hueva: 'huevo',
  lenguado: 'lengua',
  madrid: 'madre',
  morcillo: 'morcilla',
  paneer: 'pan',
  pate: 'pata',
  pato: 'pata',
  pimienta: 'pimiento',
  pintada: 'pinta',
  poche: 'pocha',
  polea: 'polo',
  pota: 'pote',
  quesada: 'queso',
  raba: 'rabo',
  tartar: 'tarta',
  tinto: 'tinta',
  torto: 'torta',
}

/** The same for words that end in «o» or «a». */
const adjectives = { cocid: 'coca', higad: 'higo', marinad: 'marina', morad: 'mora' }

const oneOf = (words: object) => `(${Object.keys(words).join('|')})`

/** Find these words in a folded text, in Postgres. One pattern for both, or one that looks ahead, is ten times slower. */
export const sensePatterns = [`\\m${oneOf(nouns)}s?\\M`, `\\m${oneOf(adjectives)}[oa]s?\\M`] as const

/** The replacement for such a word, which gives it its own stem. No Spanish word ends with «zz». */
export const senseMark = '\\1zz'
