import { describe, expect, test } from 'vitest'
import { firstPiece, nextPiece } from '@/server/modules/menus/due/pieces'

/** The sizes of the pieces on a machine that takes so long for a transaction and for each of its menus. */
function sizesOn({ transactionMs, menuMs }: { transactionMs: number; menuMs: number }) {
  const sizes = [firstPiece]
  for (let piece = 0; piece < 10; piece++) {
    const size = sizes.at(-1) ?? 0
    sizes.push(nextPiece(size, transactionMs + size * menuMs))
  }
  return sizes
}

describe('the menus of one transaction', () => {
  test('become more where they take little time, step by step', () => {
    expect(sizesOn({ transactionMs: 1, menuMs: 0.1 }).slice(0, 5)).toEqual([8, 16, 32, 50, 50])
  })

  test.each([0.3, 0.5, 0.8])('keep to the time for which a search may wait (%f ms each)', (menuMs) => {
    const size = sizesOn({ transactionMs: 1.5, menuMs }).at(-1) ?? 0
    expect(1.5 + size * menuMs).toBeLessThan(10)
  })

  test('are not less than the first on a busy machine', () => {
    expect(sizesOn({ transactionMs: 30, menuMs: 5 }).at(-1)).toBe(firstPiece)
  })

  test('are so many again after a last piece of one', () => {
    expect(nextPiece(1, 40)).toBe(firstPiece)
  })
})
