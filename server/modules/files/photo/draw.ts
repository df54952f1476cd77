import sharp, { type Sharp } from 'sharp'

/** Runs as a separate process: draws a picture anew. No imports from our code, because tests run this file directly. */

export type PhotoQuestion = { path: string; mostPixels: number; widths: readonly number[] }
export type Rendition = {
  width: number
  height: number
  contentType: string
  name: string
  bytes: Uint8Array
}

export type DrawnPhoto = {
  width: number
  height: number
  /** Null for a transparent picture, because the preview would shine through. */
  blurDataUrl: string | null
  /** The main version of the picture comes first. */
  renditions: Rendition[]
}

export type PhotoAnswer = DrawnPhoto | { refused: 'pixels' | 'broken' }

/** One thread for each picture, and no cache, because every upload is new. */
sharp.concurrency(1)
sharp.cache(false)

const largest = { width: 1920, height: 4096 }

/** Keeps nothing of the file itself: draws the first frame again, upright, in sRGB, without data about camera or place. */
async function draw({ path, mostPixels, widths }: PhotoQuestion): Promise<PhotoAnswer> {
  const whole = await decode(path, mostPixels)
  if ('refused' in whole) return whole
  const { width, height } = whole
  const renditions: Rendition[] = []
  for (const wanted of [width, ...widths.filter((smaller) => smaller < width)])
    renditions.push(...(await renditionsOf(whole, wanted)))
  return { width, height, blurDataUrl: await blurOf(whole), renditions }
}

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** Only this function reads the original. All later steps use pixels, at most eight million. */
async function decode(path: string, mostPixels: number): Promise<Pixels | { refused: 'pixels' | 'broken' }> {
  try {
    const { data, info } = await sharp(path, {
      limitInputPixels: mostPixels,
      failOn: 'truncated',
      sequentialRead: true,
      pages: 1,
    })
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels }
  } catch (error) {
    return { refused: /pixel limit/i.test(String(error)) ? 'pixels' : 'broken' }
  }
}

const fromPixels = ({ data, ...raw }: Pixels) => sharp(data, { raw })

async function renditionsOf(whole: Pixels, width: number): Promise<Rendition[]> {
  const drawn = () => fromPixels(whole).resize({ width, withoutEnlargement: true })
  return [
    await rendition(drawn().webp({ quality: 80, effort: 3 }), 'webp'),
    await rendition(drawn().avif({ quality: 55, effort: 1 }), 'avif'),
  ]
}

async function rendition(image: Sharp, format: 'webp' | 'avif'): Promise<Rendition> {
  const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, contentType: `image/${format}`, name: `${width}.${format}`, bytes }
}

async function blurOf(whole: Pixels) {
  if (isSeeThrough(whole)) return null
  const bytes = await fromPixels(whole)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** With two or four channels, the last channel is the transparency. */
function isSeeThrough({ data, channels }: Pixels) {
  if (channels % 2 === 1) return false
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return true
  return false
}

process.on('disconnect', () => process.exit())
process.on('message', async (question: PhotoQuestion) => {
  process.send?.(await draw(question).catch((error: unknown) => ({ failed: String(error) })))
})
