/**
 * Words whose stem is also the stem of another dish: a search for «cocido» must not find «coco». Each line is one sense: the part that all
 * its forms share, and their endings as a pattern. tests/api/search/word-senses.test.ts looks for further collisions among dishes.
 */
const senses = [
  // coca: the flat bread
  ['coco', 's?'],
  ['cocid', '[oa]s?'],
  // bol: the bowl
  ['bola', 's?'],
  // Burgos
  ['burger', 's?'],
  // col: cabbage
  ['cola', 's?'],
  ['carbonara', ''],
  // dorada: the fish
  ['dorado', 's?'],
  // empanada: the pie
  ['empanado', 's?'],
  // higo: the fig
  ['higad', '(?:o|os)'],
  // huevo: the egg
  ['hueva', 's?'],
  // lengua: the tongue
  ['lenguado', 's?'],
  ['madrid', ''],
  // marina: of the sea
  ['marinad', '[oa]s?'],
  // mora: the berry
  ['morad', '[oa]s?'],
  // morcilla: the sausage
  ['morcillo', 's?'],
  // pan: bread
  ['paneer', ''],
  // pata: the leg
  ['pate', 's?'],
  ['pato', 's?'],
  // pimiento: the vegetable
  ['pimienta', 's?'],
  // pintas: the beans
  ['pintada', 's?'],
  // pocha: the bean
  ['poche', ''],
  // polo: chicken, in Galicia
  ['polea', 's?'],
  // pote: the stew
  ['pota', 's?'],
  // queso: cheese
  ['quesada', 's?'],
  // rabo: the tail
  ['raba', 's?'],
  // tarta: the cake
  ['tartar', ''],
  // tinta: ink
  ['tinto', 's?'],
  // torta: the cake
  ['torto', 's?'],
] as const

/** Stands behind a word that has a stem of its own. No Spanish word ends like that. */
export const senseMark = 'zz'

/** Finds folded words with a sense of their own, in Postgres. The first group is what the forms share. */
export const sensePattern = `\\m(${senses.map(([shared, ending]) => `${shared}(?=${ending}\\M)`).join('|')})[a-z]*\\M`
