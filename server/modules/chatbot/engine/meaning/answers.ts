const set = (words: string) => new Set(words.split(' '))

/** Words around an answer that answer nothing. */
const around = set(
  'a al el la lo los las le de del por favor fin y i e pues ya ahora asi menu hoy mismo entonces tal cual como esta estan queda todo va tio tia hombre mujer guapa guapo jefe jefa illo quillo killo nen neno nena chaval chavala maja majo crack corazon cari reina rey macho compi colega amigo amiga artista anda hala ala ea eh oye mira gracias please now up it the me so then just porfi porfa muy mas palante alante pa usted ese esa eso este me parece ta da',
)
const assenting = set(
  'si sip sii ok okey okay vale venga vinga dale tira adelante endavant perfecto perfecte genial correcto correcta estupendo bien be claro listo lista exacto hecho hala conforme perfe perf ole okis okay top feten mola gusta cual chupado fetén chachi guay fenomenal bueno good great fine yes yep sure perfect ahead go looks bai ados aurrera veña apa som acuerdo acord alla',
)
const publishing =
  /^(?:public(?:a|ar|alo|ala|as|arlo|amos|ame|amelo)|publiqu(?:e|elo|ela|ese|en|enlo|enla)|sub(?:elo|ela|irlo|amos)|mand(?:alo|ala|arlo)|cuelg(?:a|alo|ala|amelo)|colgarlo|lanz(?:a|alo)|saca(?:lo|la|rlo)|tiralo|envialo|enviala|echalo|sueltalo|publish|post|penja|pujal?|argitaratu|ponlo|ponla|sube|manda)$/
const bare = /^(?:ponlo|ponla|sube|manda)$/

/** «perfecto, súbelo», «por fin, mándalo», «venga publica ya»: nothing but the wish to publish. */
export function saysPublish(plain: string): boolean {
  const words = plain.split(' ')
  if (words.length > 9) return false
  const publish = words.filter((word) => publishing.test(word))
  if (publish.length === 0) return false
  const isClear = publish.some((word) => !bare.test(word)) || words.some((word) => assenting.has(word))
  return isClear && words.every((word) => publishing.test(word) || around.has(word) || assenting.has(word))
}

/** «venga, así», «looks good, go ahead», «así está bien»: a yes in any words. */
export function saysYes(plain: string): boolean {
  const words = plain.split(' ')
  return (
    words.length <= 9 &&
    words.some((word) => assenting.has(word)) &&
    words.every((word) => assenting.has(word) || around.has(word))
  )
}

const dropping = set(
  'l no nop nope na nah non nada ni ok okey vale pero perfecto si genial mejor deja dejalo dejala dejarlo dejo dejamos olvida olvidalo olvidala olvidate olvidarlo cancela cancelar cancelalo cancelado descarta descartar descartalo publiques publicalo publicar publiquemos pongas ponerlo poner pongo ponemos pongamos subas subirlo mandes saques cuelgues saco hagas hagamos cambies borres quites toques muevas todavia aun quiero queremos gracias va da igual mira bueno final anda stop para paso pasa pasando descarto tira tiralo basura borra borralo borrala borrar quita quitalo quitala elimina eliminalo anula anulalo forget never mind cancel dont do not nothing scrap delete it that bah buf ay uy tampoco ninguno ningun finalmente vaya estar luego despues tarde rato yo hago hare lo hacer hace apaño encargo ocupo ella hoy menu mañana manana nunca perdon se cosa casa habia dicho fuera momento ahora dejemoslo dejemos dejaremos cierro cerramos',
)
const dropHead =
  /\b(?:no|nop|nope|na|nah|non|dejal[oa]|dejamos|dejemoslo|dejemos|deja(?= lo| estar|$)|dejarlo|olvidal[oa]|olvidate|olvida|nada|cancela\w*|descart\w+|da igual|forget|never mind|cancel|scrap|delete it|borral[oa]|borra (?:l|lo|it)|tiral[oa]|tira (?:eso|esto)|eliminal[oa]|anulalo|paso|quitalo)\b/
/** «ya lo hago yo luego»: the owner does it later, without the chatbot. */
const myself =
  /\b(?:ya )?(?:lo|la|me) (?:hago|hare|pongo|apano|encargo|ocupo)(?: yo| lo| la)*(?: (?:luego|despues|mas tarde|manana|otro (?:dia|rato)|yo|mismo|misma|en un rato))+$|^(?:ya )?luego (?:ya )?lo (?:hago|pongo)(?: yo)?$/

/** «no lo publiques todavía»: the menu waits. */
const notYet =
  /^(?:\w+ )*no (?:lo |la )?(?:publi\w+|sub\w+|mand\w+|saq\w+|cuelg\w+|pong\w+)(?: \w+)? (?:todavia|aun)\b/

/** «no, quiero que sea para hoy y mañana», «no hombre, que el pollo va con los primeros»: what follows is wanted, and no reason to give up. */
const wants = (first: string, reason: string) =>
  /\bquiero$/.test(first) ||
  (!giving.test(first) &&
    /\b(?:primer\w*|segund\w*|postres?|entrantes?|precio|va|van|es|son|sea|falta\w*|lleva\w*|era|quiero|tambien)\b/.test(
      reason,
    ))
const giving =
  /\b(?:deja\w*|olvid\w+|cancel\w*|descart\w*|publi\w+|pong\w+|sub\w+|mand\w+|nada|paso|quit\w+|borr\w+|anul\w+)\b/

/** «mejor no lo pongas», «nada, olvídalo», «bah, paso»: a pending menu is given up. */
export function saysDrop(sentence: string): boolean {
  // A reason may follow: «no lo pongas, que al final cierro».
  const [first = '', reason = ''] = sentence.split(/ (?:que|porque|pq|pues) (?!nada)/)
  const isReason = !/\d/.test(reason) && /\b(?:no|deja\w*|olvida\w*)\b/.test(first) && !wants(first, reason)
  const plain = isReason ? first : sentence
  const words = plain.split(' ')
  if (words.length > 12 || notYet.test(plain)) return false
  const isOnly = words.every((word) => dropping.has(word) || around.has(word))
  if (/\b(?:asi|como|igual(?! pues)|tal cual|esta)\b/.test(plain) && !/\bda igual\b/.test(plain)) return false
  return (isOnly && dropHead.test(plain)) || (myself.test(plain) && words.length <= 9)
}

const waiting = /\b(?:esperat?e?|esperad|quieto|quieta|parao|parado|calma|tranquil[oa]|wait|momentito)\b/
const later =
  /\b(?:lo|la) (?:subo|publico|mando|saco|cuelgo|miro|veo|confirmo|termino)\b.*\b(?:luego|despues|mas tarde|rato|manana)$|\b(?:luego|despues|mas tarde)\b.*\b(?:lo|la) (?:subo|publico|mando|saco|cuelgo|miro|veo|confirmo|termino)\b/
/** «quieto parao, no lo mandes aún»: nothing is given up. */
export const saysWait = (plain: string) =>
  (notYet.test(plain) && plain.split(' ').length <= 14 && !/\d/.test(plain)) ||
  (later.test(plain) && plain.split(' ').length <= 7) ||
  (waiting.test(plain) &&
    plain.split(' ').length <= 9 &&
    plain.split(' ').every((word) => waiting.test(word) || dropping.has(word) || around.has(word)))
