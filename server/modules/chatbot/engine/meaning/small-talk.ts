const set = (words: string) => new Set(words.split(' '))

const isOf = (words: ReadonlySet<string>, plain: string) =>
  plain !== '' && plain.split(' ').every((word) => words.has(word))

const gotIt =
  /\b(?:entendido|comprendido|aclarado|lo pillo|ya veo|queda claro|anotado|understood|got it|entesos)\b/
const acknowledging = set(
  'ah oh aja si ok okey vale claro entendido comprendido aclarado lo pillo ya veo me queda anotado perfecto genial bien muy gracias muchas de acuerdo pues bueno understood got it entesos eso es era que',
)
/** «ah sí sí, vale, entendido, gracias»: an answer was understood, and nothing is ordered. */
export const isUnderstood = (plain: string) => gotIt.test(plain) && isOf(acknowledging, plain)

const person =
  /\b(?:quien eres|como te llamas|eres (?:un |una )?(?:robot|persona|humano|maquina|bot|ia|real)|are you (?:a )?(?:robot|human|real|bot)|que eres)\b/
const gossip =
  /\b(?:(?:tu |y tu )?que (?:crees|opinas|piensas|te parece|harias|dices)|cuenta(?:me)? un chiste|que tiempo (?:hace|va)|te quiero|que hora es|como estas|como va (?:todo|eso)|que tal (?:estas|el dia|todo|llevas|andas|vas)|me aburro|que sueno|buen servicio|feliz|how are you|what do you think|estoy (?:cansad|aburrid|hart)[oa])\b/

export function talkIn(plain: string): 'mine' | 'chat' | null {
  if (plain.length > 120) return null
  if (person.test(plain)) return 'mine'
  return gossip.test(plain) && !/\d/.test(plain) ? 'chat' : null
}

const opening =
  /^(?:(?:si|pero|y|ya|nosotros|ese dia|el|la|lo) )*(?:abrimos|abro|abrire|abriremos|estamos abiertos|estara abierto|abierto|abiertos)(?: (?:normal|normalmente|como siempre|igual|todo el dia|de todas formas|si))*$/
/** «y el martes abrimos normal», without its day. */
export const isOpening = (bare: string) => opening.test(bare)

const taking = set(
  'no nono perdon espera me he equivocado equivoque deja dejalo dejala dejame dejarlo borrar quitar anular retirar pon ponlo ponla ponme vuelve vuelvelo volver a atras quita quitalo quitala borra borralo anula anulalo deshaz deshazlo deshacer revierte revertir recupera recuperalo cancela cancelalo eso esto lo el la de del ultimo ultima cambio cambios antes como estaba estaban tal todo que has hecho hice haya acabas hacer marcha para al principio original anterior igual estado menu precio por favor y ay mejor dije te dicho acabo olvida olvidalo retira retiralo ya pues si oye uy ups fuera undo that it back put go revert era queria asi mal es esta ha sido error un sin querer broma publiques publicarlo todavia',
)
const firmly =
  /\b(?:como (?:estaba|antes|al principio)|(?:vuelve|ve|marcha|echa|go) (?:para |hacia )?(?:atras|back)|deshaz(?:lo)?|deshacer|revierte|revertir|lo (?:ultimo|anterior|de antes)|(?:el )?ultimo cambio|el cambio|al principio|recupera(?:lo)?|undo|put it back|(?:quitar?|borrar?|anular?|retirar?|deshaz)(?:lo)? (?:eso|esto|lo que)|(?:eso|esto) (?:quitalo|borralo|anulalo|fuera))\b/

/** «no, déjalo como estaba», «borra lo último»: an undo in any words. */
export const takesBack = (plain: string) =>
  plain.length <= 100 && firmly.test(plain) && isOf(taking, plain) && !/\bcomo borrador\b/.test(plain)

/** «no», «me he equivocado», «no era eso»: perhaps an undo. */
export const perhapsTakesBack = (plain: string) =>
  /\b(?:no|dejalo|olvidalo|quitalo|equivocado|equivoque|error|mal|sin querer)\b/.test(plain) &&
  isOf(taking, plain)
