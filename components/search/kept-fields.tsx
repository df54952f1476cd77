import { type SearchState, searchQuery } from '@/lib/search/state'

/** The rest of the search, for a form that changes one part of it without JavaScript. */
export function KeptFields({ state, without }: { state: SearchState; without: string }) {
  const kept = [...searchQuery({ ...state, page: 1 })].filter(([name]) => name !== without)
  return kept.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />)
}
