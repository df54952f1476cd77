import type { Intent } from '../meaning/intents'
import type { Change } from './change'
import { capital } from './tokens'

const place = `(?:en (?:su|el seu|el su|seu) (?:lugar|lloc|sitio|puesto)|no seu (?:lugar|sitio)|instead)`
const before = new RegExp(`^${place} (?:(?:un[ao]?s?|el|la|els|les|los|las) )?`, 'i')
const behind = new RegExp(`,? ${place}(?: (?:pls|please|por favor))?$`, 'i')

const without = (dish: string) => dish.replace(before, '').replace(behind, '')

/** «pon acedías en su lugar»: what tells the place is no part of the dish. */
export function withoutPlace(intent: Intent): Intent {
  if (intent.is !== 'orders') return intent
  const changes = intent.orders.changes.map((change): Change => {
    if (change.kind !== 'add' && change.kind !== 'perhaps') return change
    const by = without(change.dish)
    return by === change.dish || by === '' ? change : { kind: 'instead', by: capital(by) }
  })
  return { is: 'orders', orders: { ...intent.orders, changes } }
}
