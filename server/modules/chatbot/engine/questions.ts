import type { MenuContent } from '@/contract/entities/menu'
import type { Answer } from './facts'
import { findDishes } from './find-dish'
import { plainWords } from './spelling'
import type { ChatState } from './state'

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
  const no = buttons.find(({ title }) => /^No\b/.test(title))?.action ?? null
  return yes || no || options.length > 0 ? { yes: yes ?? null, no, options } : null
}

const ordinals: [RegExp, number][] = [
  [/^(?:el|la|lo)? ?(?:primer[oa]?|1|uno)$/, 0],
  [/^(?:el|la|lo)? ?(?:segund[oa]|2|dos)$/, 1],
  [/^(?:el|la|lo)? ?(?:tercer[oa]?|3|tres)$/, 2],
]

/** «la de salsa»: the one row of the last question that has these words. */
export function optionIn({ options }: Asked, text: string): string | null {
  const plain = plainWords(text.slice(0, 120))
  if (options.length === 0 || plain === '' || plain.split(' ').length > 8) return null
  const words = plain.replace(
    /^(?:(?:pues|si|no|la|el|los|las|de|del|que|lleva|digo|quiero decir|a|es|eh) )+/,
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
  return at === undefined ? null : (options[at]?.action ?? null)
}
