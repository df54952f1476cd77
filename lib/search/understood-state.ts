import type { SearchOutcome } from '../api/search'
import type { SearchState } from './state'

type Understood = Pick<Extract<SearchOutcome, { kind: 'found' }>, 'correctedQuery' | 'leftOut'>

/** The search with the words that were looked for. */
export const understoodState = (
  state: SearchState,
  { correctedQuery, leftOut = [] }: Understood,
): SearchState => (correctedQuery || leftOut.length > 0 ? { ...state, q: correctedQuery ?? '' } : state)
