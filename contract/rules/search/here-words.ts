import { foldText } from './fold-text'

/** Words that say «here» or «near», in each language of ours. One of them must be there. */
const here = new Set(
  [
    'cerca cercano cercana aqui aca alrededor alrededores proximidad proximidades ubicacion posicion estoy',
    'prop apropet vora voltant voltants ubicacio posicio soc',
    'preto arredor arredores localizacion estou',
    'hemen gertu hurbil inguruan kokapena kokalekua nago',
    'near nearby nearest closest here around location position am',
    'ici pres proche autour proximite localisation suis',
    'hier nahe umgebung standort herum bin',
  ].flatMap((words) => words.split(' ')),
)

/** Words that only stand beside them: «cerca de mí», «a prop meu», «in meiner Nähe», «where I am now». */
const beside = new Set(
  [
    'a al ahora actual cerquita de del donde el en esta este la lo mas me mi mia mio mis muy por que sitio tu usted yo zona',
    'meu meva d em es l la on per',
    'ao eu min mina meu onde',
    'dagoena dagoen ni nire nigandik nagoen tokia',
    'by close current i m me my now place the to us where',
    'au aux d de du je l la ma moi mon nous ou position que',
    'aktuell aktueller bei der die ich in mein meine meiner mich mir um wo',
  ].flatMap((words) => words.split(' ')),
)

/**
 * Whether a typed place means where the person is: «cerca de mí», «aquí», «near me». Every word must be one of these, so «Cerca de Sol» and
 * «Aquí te espero» stay names.
 */
export function asksForHere(text: string) {
  const words = foldText(text).match(/\p{L}+/gu) ?? []
  return words.some((word) => here.has(word)) && words.every((word) => here.has(word) || beside.has(word))
}
