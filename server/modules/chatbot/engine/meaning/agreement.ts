/** The action of a button, as far as a typed yes may name it. */
type Deed = 'publish' | 'schedule' | 'delete' | 'move' | 'add' | 'copy' | 'keep' | 'change'

const set = (words: string) => new Set(words.split(' '))
/** A yes needs one of these words. */
const firm = set(
  'si sip sii siii ok okey okay vale venga claro correcto perfecto bien exacto exactamente dale adelante tira yes yep yeah sure hazlo desde supuesto genial acuerdo acord endavant',
)
/** Both things, where the last question was about two. */
const all = /\b(?:(?:los|las|todos|todas) (?:dos|2|tres|3)|ambos|ambas|(?:dos|2) cosas|todos|todas|todo)\b/
const others = set(
  'eso es esa ese esos esas este esta lo la los las el dos 2 tres 3 cosas ambos ambas todo todos todas a al de del por favor muy asi menu menus dia dias ya mismo ahora hombre mujer pues gracias va que y entonces luego bueno si porfa tio tia guapo guapa please it do that both con ello como dices queda mejor puedes cuando quieras d ' +
    'hoy manana lunes martes miercoles jueves viernes sabado domingo para',
)
const deeds: [RegExp, Deed][] = [
  [/^(?:publica|publicar|sube|subir|manda|saca|cuelga)(?:l[oae]s?)?$|^publish$|^publicado$/, 'publish'],
  [/^(?:programa|programar|deja)(?:l[oae]s?)?$|^programad[oa]s?$|^(?:deja|pon)(?:l[oae]s?)$/, 'schedule'],
  [
    /^(?:despublica|oculta|retira|borra|borrar|quita|quitar|elimina|eliminar|cancela|cancelar|anula)(?:l[oae]s?)?$/,
    'delete',
  ],
  [/^(?:mueve|mover|pasa|pasar|cambia|cambiar|traslada|pon)(?:l[oae]s?)?$/, 'move'],
  [/^(?:anade|anadir|mete|pon|agrega)(?:l[oae]s?)?$/, 'add'],
  [/^(?:copia|repite)(?:l[oae]s?)?$/, 'copy'],
  [/^(?:guarda)(?:l[oae]s?)?$|^borrador$/, 'keep'],
  [/^(?:cambia|sustituye|reemplaza)(?:l[oae]s?)?$/, 'change'],
]

const deedsOf = (action: string): Deed[] => {
  if (action.startsWith('pub:')) return ['publish']
  if (action.startsWith('at:') || action.startsWith('one:')) return ['schedule', 'publish']
  if (/^(?:del|close):/.test(action)) return ['delete']
  if (action.startsWith('add:')) return ['add']
  if (action.startsWith('keep:')) return ['keep']
  if (action.startsWith('carry:move')) return ['move', 'change', 'schedule']
  if (action.startsWith('carry:')) return ['copy', 'schedule', 'change']
  if (action.startsWith('undo')) return ['change']
  return action.startsWith('say:publica') ? ['publish'] : []
}

/**
 * Whether a message answers yes to the last question and names nothing else: «sí, muévelo», «sí, las dos cosas», «sí, ese». «Sí, publícalo»
 * does not answer «¿Lo borro?».
 */
export function agreesTo(plain: string, actions: string[], isOfWeek: boolean): boolean {
  const words = plain.split(' ').filter((word) => word !== '')
  if (words.length === 0 || words.length > 10 || actions.length === 0) return false
  const isFirm =
    words.some((word) => firm.has(word)) || (actions.length > 1 && all.test(plain) && words.length <= 4)
  if (!isFirm) return false
  const named = words.filter((word) => !firm.has(word) && !others.has(word))
  const asked = new Set(actions.flatMap(deedsOf))
  if (isOfWeek) asked.add('schedule')
  return named.every((word) => deeds.some(([pattern, deed]) => pattern.test(word) && asked.has(deed)))
}
