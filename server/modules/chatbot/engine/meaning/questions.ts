import type { MenuContent } from '@/contract/entities/menu'
import type { Answer } from '../facts'
import { findDishes } from '../menu/find-dish'
import type { ChatState } from '../state'
import { plainWords } from './spelling'

type Asked = NonNullable<ChatState['asked']>

/** The button that a typed «sí», «no» or the name of a row presses after an answer. */
export function askedBy({ replies, yes }: Answer): Asked | null {
  const buttons = replies.flatMap((reply) => reply.buttons ?? [])
  const rows = replies.flatMap(({ list }) => list?.rows ?? [])
  const doubts = buttons.filter(({ action }) => action.startsWith('d:'))
  const options = [...rows.filter(({ action }) => !/^(?:how|tpl)/.test(action)), ...doubts].map((row) => ({
    action: row.action,
    words: 'description' in row && row.description ? String(row.description) : row.title,
  }))
  const no = buttons.find(({ action }) => isNo(action))?.action ?? null
  return yes || no || options.length > 0 ? { yes: yes ?? null, no, options } : null
}

const isNo = (action: string) => action === 'no:' || /^d:[^:]*:no$/.test(action)

const ordinals: [RegExp, number][] = [
  [
    /^(?:el|la|lo)? ?(?:de )?(?:primer[oa]?|1|1[oa]|uno|una|arriba|first|opcion 1)(?: opcion| de tod[oa]s| one)?$/,
    0,
  ],
  [/^(?:el|la|lo)? ?(?:segund[oa]|2|2[oa]|second|opcion 2)(?: opcion| one)?$/, 1],
  [/^(?:el|la|lo)? ?(?:tercer[oa]?|3|3[oa]|third|opcion 3)(?: opcion| one)?$/, 2],
  [/^(?:el|la|lo)? ?(?:ultim[oa]|de abajo|last)(?: opcion| one)?$/, -1],
]
const all =
  /^(?:si |pues |a )*(?:(?:los|las) (?:dos|2|tres|3)|ambos|ambas|tod[oa]s|both|all)(?: (?:cosas|platos|menus))?$/

/** «las dos»: every row of the last question, where the rows are dishes. */
export function allOptionsIn({ options }: Asked, plain: string): string[] {
  const dishes = options.filter(({ action }) => /^(?:so:|say:(?:quita|agotado|cambia))/.test(action))
  const count = /tres|3/.test(plain) ? 3 : /dos|2|ambos|ambas|both/.test(plain) ? 2 : dishes.length
  return all.test(plain) && dishes.length === options.length && dishes.length === count
    ? dishes.map(({ action }) => action)
    : []
}

/** «la de salsa»: the one row of the last question that has these words. */
export function optionIn({ options }: Asked, text: string): string | null {
  const plain = plainWords(text.slice(0, 120))
  if (options.length === 0 || plain === '' || plain.split(' ').length > 8) return null
  const words = plain
    .replace(/ (?:queria|quise) decir$| digo$/, '')
    .replace(
      /^(?:(?:pues|si|no|la|el|los|las|de|del|que|lleva|digo|quiero decir|queria decir|quise decir|me refiero|me referia|a|es|eh) )+/,
      '',
    )
  const menu: MenuContent = {
    ...{ price: null, halfPrice: null, includes: [], window: null, observation: '' },
    categories: [{ name: 'x', items: options.map((option) => ({ name: option.words })) }],
  }
  const found = findDishes(menu, words)
  const [one] = found
  if (one && found.length === 1) return options.find((option) => option.words === one.name)?.action ?? null
  if (found.length > 1) return null
  const at = ordinals.find(([pattern]) => pattern.test(plain))?.[1]
  return at === undefined ? null : (options.at(at)?.action ?? null)
}

const theOther =
  /^(?:(?:y|e|pues|bueno|si|tambien|ah|ay|uy|vale) )*(?:l[oa]s? otr[oa]s?|the other(?: one)?|l'altra|l'altre)(?: (?:tambien|igual|too))?$/

/** «y la otra también»: the one row that was left. */
export function otherOption(left: ChatState['left'], plain: string): string | null {
  const [only, ...more] = left
  return only && more.length === 0 && theOther.test(plain) ? only.action : null
}
