import { looksLikeFood } from '@/contract/rules/menu-text/known-dishes'
import type { DoubtReason, MenuText } from '@/contract/rules/menu-text/parsed-menu'

const shortest = 20
/** A longer text than a week of menus is not sent. */
const longest = 6_000

/** Doubts that another reader could settle. An odd price or a past day is for the owner to say. */
const open: ReadonlySet<DoubtReason> = new Set<DoubtReason>([
  ...(['category-guessed', 'unknown-dish', 'maybe-a-dish', 'unread-line', 'name-too-long'] as const),
  ...(['item-price', 'supplement-guessed', 'price-guessed', 'several-prices'] as const),
])

export const dishesIn = ({ menus }: MenuText) =>
  menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items))

/** Whether the rules did not understand a part of the text, or nothing although it looks like a menu. */
export function needsAssistant(text: string, read: MenuText): boolean {
  if (text.trim().length < shortest || text.length > longest) return false
  const isRead = dishesIn(read).length >= 2
  return isRead ? read.doubts.some(({ reason }) => open.has(reason)) : looksLikeMenu(text, read)
}

/** Food is also recognised by the beginning of a word, so one such word is not enough. */
function looksLikeMenu(text: string, { menus }: MenuText) {
  if (/[?¿]/.test(text) || !/\d/.test(text)) return false
  const parts = text.split(/[\n,;/]+/).filter((part) => part.trim() !== '')
  const isPriced = menus.some(({ price }) => price !== null)
  return parts.length >= 3 && (isPriced || parts.filter(looksLikeFood).length >= 2)
}
