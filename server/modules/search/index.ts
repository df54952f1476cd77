export { type LocalClocks, localClocks } from './clocks'
export { findCardsOf } from './find-cards-of'
export { hasMenuInForce } from './queries/conditions'
export { refreshSearchRow, refreshSearchRows } from './refresh-search-rows'
