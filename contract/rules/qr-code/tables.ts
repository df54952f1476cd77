/** How much may be lost: a seventh, or almost a third, as where a logo lies over it. */
export type QrLevel = 'M' | 'H'

type Version = { total: number; correction: number; blocks: number }

const version = (total: number, correction: number, blocks: number): Version => ({
  total,
  correction,
  blocks,
})

/** ISO/IEC 18004, versions 1 to 10: codewords in all, correction in each block, blocks. */
export const versions: Record<QrLevel, readonly Version[]> = {
  M: [
    version(26, 10, 1),
    version(44, 16, 1),
    version(70, 26, 1),
    version(100, 18, 2),
    version(134, 24, 2),
    version(172, 16, 4),
    version(196, 18, 4),
    version(242, 22, 4),
    version(292, 22, 5),
    version(346, 26, 5),
  ],
  H: [
    version(26, 17, 1),
    version(44, 28, 1),
    version(70, 22, 2),
    version(100, 16, 4),
    version(134, 22, 4),
    version(172, 28, 4),
    version(196, 26, 5),
    version(242, 26, 6),
    version(292, 24, 8),
    version(346, 28, 8),
  ],
}

/** As the code says it of itself. */
export const levelBits: Record<QrLevel, number> = { M: 0, H: 2 }

/** Centres of the small squares, by version. */
export const alignments: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]
