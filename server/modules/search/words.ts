import { searchText } from '@/contract/rules/search-text'

const maxWords = 12

/** What a search box was given, as the words in it: emoji, quotes and operators are none. */
export function wordsOf(typed: string): string[] {
  return (searchText(typed).match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).slice(0, maxWords)
}
