import type { Intent } from '../meaning/intents'
import type { Change } from './change'
import { capital } from './tokens'

/** «Pongo lubina», «serà bacallà», «perfecte, poso macarrons»: words before a dish that are no part of it. */
const lead =
  /^(?:(?:al final|al final hoy|hoy|avui|hoxe|gaur|pues|y|i|e|ah|ay|ai|uy|vale|perfecto|perfecte|bueno|venga|ser[aáà]n?|va a ser|pongo|ponemos|poso|posem|poñ[oe]mos|poño|hago|haremos|hacemos|farem|fem|faig|tenemos|tengo|tenim|tinc|temos|teño|habr[aá]|hi ha|hai|esquecinme|esqueceume|we have|i have|it['’]s|it is|that['’]s),? )+(?=\p{L}{3})/iu

const bare = (dish: string) => {
  const rest = dish.replace(lead, '')
  return rest === dish ? dish : capital(rest)
}

const andAnother =
  /^(.+?),? (?:y|i|e|eta|and) (?:el |la |los |las |els |les |the )?(.+?) (?:por|per|for) (.+)$/iu

/** «cambia merlusa por merluza y macarones por macarrones»: two dishes, and none called «Merluza y macarones por macarrones». */
function eachSwap(change: Change): Change[] {
  const [, by, dish, rest] = change.kind === 'replace' ? (andAnother.exec(change.by) ?? []) : []
  if (change.kind !== 'replace' || !by || !dish || !rest) return [change]
  return [{ ...change, by }, ...eachSwap({ kind: 'replace', dish, by: capital(rest) })]
}

/** The dishes of an order, without what was said before them. */
export function withBareDishes(intent: Intent): Intent {
  if (intent.is === 'wanted') return { ...intent, dish: bare(intent.dish) }
  if (intent.is !== 'orders') return intent
  const changes = intent.orders.changes.flatMap(eachSwap).map((change): Change => {
    if (change.kind === 'add' || change.kind === 'perhaps' || change.kind === 'only')
      return { ...change, dish: bare(change.dish) }
    return change.kind === 'replace' || change.kind === 'instead'
      ? { ...change, by: bare(change.by) }
      : change
  })
  return { is: 'orders', orders: { ...intent.orders, changes } }
}
