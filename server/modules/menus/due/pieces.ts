/** The embedded database answers nobody during a transaction, so searches wait about as long. */
const pieceMs = 9
const sizes = { fewest: 8, most: 50 }

export const firstPiece = sizes.fewest

/**
 * The number of menus in the next transaction, after one of so many menus took so long. Each transaction costs some milliseconds besides
 * its menus. On a busy machine it takes longer than it should, but fewer menus would only add transactions.
 */
export function nextPiece(size: number, tookMs: number): number {
  const fitting = Math.floor((size * pieceMs) / tookMs)
  return Math.max(sizes.fewest, Math.min(fitting, size * 2, sizes.most))
}
