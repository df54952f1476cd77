/** How much of the code may be unreadable: a seventh (M), or almost a third (H, for a code with a logo). */
export type QrLevel = 'M' | 'H'

type Version = { total: number; correction: number; blocks: number }

const version = (total: number, correction: number, blocks: number): Version => ({
  total,
  correction,
  blocks,
})

/** ISO/IEC 18004, versions 1 to 10: total codewords, correction codewords in each block, blocks. */
const versions: Record<QrLevel, readonly Version[]> = {
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

/** The level bits in the QR code's format information. */
export const levelBits: Record<QrLevel, number> = { M: 0, H: 2 }

/** The centres of the alignment patterns, by version. */
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

/** The text's codewords in the smallest version that holds them, with correction codewords, in drawing order. */
export function codewordsOf(text: string, level: QrLevel): { version: number; codewords: number[] } {
  const bytes = [...new TextEncoder().encode(text)]
  const sizes = versions[level]
  const at = sizes.findIndex(
    ({ total, correction, blocks }, index) =>
      bitsNeeded(bytes, index + 1) <= (total - correction * blocks) * 8,
  )
  const size = sizes[at]
  if (!size) throw new RangeError(`${bytes.length} bytes are too many for a QR code of ours`)
  const data = dataOf(bytes, at + 1, size.total - size.correction * size.blocks)
  return { version: at + 1, codewords: interleaved(data, size) }
}

const countBits = (version: number) => (version < 10 ? 8 : 16)
const bitsNeeded = (bytes: number[], version: number) => 4 + countBits(version) + bytes.length * 8

function dataOf(bytes: number[], version: number, capacity: number): number[] {
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1)
  }
  push(0b0100, 4)
  push(bytes.length, countBits(version))
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, capacity * 8 - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  const data: number[] = []
  for (let from = 0; from < bits.length; from += 8)
    data.push(bits.slice(from, from + 8).reduce((byte, bit) => byte * 2 + bit, 0))
  for (let filler = 0xec; data.length < capacity; filler ^= 0xec ^ 0x11) data.push(filler)
  return data
}

/** Long blocks come last and are one codeword longer. */
function interleaved(
  data: number[],
  { total, correction, blocks }: (typeof versions)[QrLevel][number],
): number[] {
  const shortLength = Math.floor(total / blocks) - correction
  const longBlocks = total % blocks
  const generator = generatorOf(correction)
  const parts: { data: number[]; correction: number[] }[] = []
  let from = 0
  for (let block = 0; block < blocks; block += 1) {
    const length = shortLength + (block >= blocks - longBlocks ? 1 : 0)
    const part = data.slice(from, from + length)
    from += length
    parts.push({ data: part, correction: remainderOf(part, generator) })
  }
  const column = (values: number[][]) =>
    Array.from({ length: Math.max(...values.map((one) => one.length)) }, (_, at) =>
      values.flatMap((one) => one[at] ?? []),
    ).flat()
  return [...column(parts.map((part) => part.data)), ...column(parts.map((part) => part.correction))]
}

function generatorOf(degree: number): number[] {
  let result: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0))
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    const factor = root
    result = result.map((value, at) => multiply(value, factor) ^ (result[at + 1] ?? 0))
    root = multiply(root, 2)
  }
  return result
}

function remainderOf(data: number[], generator: number[]): number[] {
  let result = generator.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (result[0] ?? 0)
    const shifted = [...result.slice(1), 0]
    result = shifted.map((value, at) => value ^ multiply(generator[at] ?? 0, factor))
  }
  return result
}

/** Multiplication in the standard's field of 256 elements. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}
