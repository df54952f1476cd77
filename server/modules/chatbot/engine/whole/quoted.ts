import type { MenuContent } from '@/contract/entities/menu'
import { isFood } from '@/contract/rules/menu-text/known-dishes'
import { fold, stems } from '@/contract/rules/menu-text/words'
import type { Change } from '../language/change'
import { noOrders } from '../language/read-orders'
import { capital } from '../language/tokens'
import type { Context, Intent } from '../meaning/intents'

const away =
  /(?<!\p{L})(?:quit\p{L}*|borr\p{L}*|elimin\p{L}*|sobra|fuera|treu\p{L}*|esborr\p{L}*|fora|kendu|ezabatu|remove|delete|drop|take out|get rid of)(?!\p{L})/iu
const quotes = /[«"“]([^«»"“”]{1,80})[»"”]/gu
/** «quita el será», with nothing behind it but talk or a new start. */
const plain =
  /^\P{L}*(?:(?:no|perd[oó]n|ah|uy|vale|ui|espera),? )*(?:quita(?:le)?|borra|elimina|treu|esborra|remove|drop) (?:eso de |lo de |això de |the word |la palabra |el |la |lo |the )+(\p{L}{3,20})(?=$|[.,;!]| (?:jaja|por favor|please|del principio|de delante))/iu

const itemsOf = (menus: MenuContent[]) =>
  menus.slice(0, 1).flatMap(({ categories }) => categories.flatMap(({ items }) => items))

/** «quita el «será»»: words of one dish's name, which keeps the others. «elimina «Te mando el de hoy»»: the whole dish. */
export function quotedIn(text: string, { menus }: Context): Intent | null {
  if (text.length > 160 || !away.test(text)) return null
  const [first, ...more] = [...text.matchAll(quotes)].map(([, inner = '']) => inner.trim())
  const inner = first ?? plain.exec(text)?.[1]
  if (!inner || more.length > 0) return null
  const items = itemsOf(menus)
  const whole = items.find(({ name }) => fold(name) === fold(inner))
  if (whole && first) return orders({ kind: 'remove', dish: whole.name })
  const isThing = isFood(stems(fold(inner)).filter((word) => word !== 'te'))
  const around = items.filter(({ name }) => ` ${fold(name)} `.includes(` ${fold(inner)} `))
  const [item] = around
  if (!item || whole || isThing || around.length > 1) return null
  const at = ` ${fold(item.name)} `.indexOf(` ${fold(inner)} `)
  const left = `${item.name.slice(0, at)} ${item.name.slice(at + inner.length)}`.replace(/\s+/g, ' ').trim()
  return left === '' ? null : orders({ kind: 'replace', dish: item.name, by: capital(left) })
}

const orders = (change: Change): Intent => ({
  is: 'orders',
  orders: { ...noOrders, changes: [change] },
})
