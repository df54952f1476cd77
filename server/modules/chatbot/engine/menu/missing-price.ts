import type { Turn } from '../facts'
import type { Change } from '../language/change'
import type { Proposed } from '../state'

/** «12,90» after «Me falta el precio»: the price of every menu that has none. */
export const isMissingPrice = (
  { state }: Turn,
  menus: Proposed[] | undefined,
  changes: Change[],
  date: string | null,
) =>
  state.awaiting === 'price' &&
  !date &&
  changes.some(({ kind }) => kind === 'price') &&
  (menus ?? []).some(({ content }) => content.price === null)

export const withPrice = (menus: Proposed[], price: number | null) =>
  menus.map((menu) => (menu.content.price === null ? { ...menu, content: { ...menu.content, price } } : menu))
