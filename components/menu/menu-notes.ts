import type { DoubtReason } from '@/contract/rules/menu-text'

/** What to look at again: why, and the line of the text it came from. */
export type Note = { reason: DoubtReason; source: string }

/** By field, or by the key of a row. */
export type Notes = Record<string, Note[]>

export function without(notes: Notes, ...keys: string[]): Notes {
  return keys.some((key) => key in notes)
    ? Object.fromEntries(Object.entries(notes).filter(([key]) => !keys.includes(key)))
    : notes
}
