import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { filesFolder } from './variants.mjs'

/** The picture data that an upload's row holds, for the demo's photos and cartas, which have no rows. */
export async function seenFromAfar() {
  const folders = (await readdir(filesFolder)).filter((name) => /^demo-(foto|carta)-/.test(name))
  const known = []
  for (const folder of folders.sort()) {
    const largest = await largestOf(folder)
    if (largest)
      known.push([`/files/${folder}/${largest}`, await look(path.join(filesFolder, folder, largest))])
  }
  return Object.fromEntries(known)
}

/** @param {string} folder */
async function largestOf(folder) {
  const names = (await readdir(path.join(filesFolder, folder))).filter((name) => name.endsWith('.webp'))
  return names.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))[0]
}

/** @param {string} file */
async function look(file) {
  const { width = 0, height = 0 } = await sharp(file).metadata()
  const tiny = sharp(file).resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality: 30 })
  return {
    width,
    height,
    blurDataUrl: `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`,
  }
}
