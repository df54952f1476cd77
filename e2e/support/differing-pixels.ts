import sharp from 'sharp'

/** pixelmatch's measure and its usual threshold, every pixel counted, edges of letters too. */
const most = 35_215 * 0.1 ** 2

/** The share of pixels in which two pictures of one size differ to the eye. */
export async function differingPixels(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all([rgb(one), rgb(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height)
    throw new Error(`${a.info.width}×${a.info.height} and ${b.info.width}×${b.info.height}`)
  let count = 0
  for (let at = 0; at < a.data.length; at += 3) {
    const by = (channel: number) => (a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)
    if (distance(by(0), by(1), by(2)) > most) count += 1
  }
  return count / (a.data.length / 3)
}

const rgb = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

function distance(r: number, g: number, b: number) {
  const y = 0.298_895_31 * r + 0.586_622_47 * g + 0.114_482_23 * b
  const i = 0.595_977_99 * r - 0.274_176_1 * g - 0.321_801_89 * b
  const q = 0.211_470_17 * r - 0.522_617_11 * g + 0.311_146_94 * b
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
}
