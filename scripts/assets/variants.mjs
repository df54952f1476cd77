import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { photoWidths } from '../../contract/lists.ts'

export const root = path.resolve(import.meta.dirname, '../..')
export const filesFolder = path.join(root, 'server/db/seed/files')

/** A picture up to 7 % narrower than a width is enlarged to that width. Otherwise the page would show it a third smaller. */
const tolerance = 1.07

/**
 * The web builds a srcset from the last width in the url alone, so every picture needs all smaller widths.
 *
 * @param {Buffer | string} source
 * @param {string} fileId
 * @param {{ quality?: number, widths?: number[] }} [options]
 */
export async function writeVariants(source, fileId, { quality = 70, widths = photoWidths } = {}) {
  const picture = sharp(source).rotate()
  const { width = 0, height = 0 } = await picture.metadata()
  const fitting = widths.filter((candidate) => candidate <= width * tolerance)
  const folder = path.join(filesFolder, fileId)
  await mkdir(folder, { recursive: true })
  for (const target of fitting)
    await picture
      .clone()
      .resize({ width: target })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(path.join(folder, `${target}.webp`))
  const largest = fitting.at(-1) ?? 0
  return {
    fileId,
    url: `/files/${fileId}/${largest}.webp`,
    width: largest,
    height: Math.round((height * largest) / width),
    colour: await averageColour(picture),
  }
}

/** @param {import('sharp').Sharp} picture */
async function averageColour(picture) {
  const pixel = await picture.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex').slice(0, 6)}`
}
