import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { menuFormatNames } from '@/contract/rules/menu-layout/formats'
import { stockDesigns } from '@/contract/stock-templates'
import { groundFile, groundFolder, groundSize, readDrawing } from '@/server/images/drawn-grounds'
import { openPicture } from '@/server/images/paint-background'

/** Draws the ground of each stock template for each format, once. Deletes files that nothing uses. */
async function drawGrounds() {
  const folder = groundFolder()
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  for (const { key } of stockDesigns)
    for (const format of menuFormatNames) {
      const drawing = await readDrawing(key, format)
      if (!drawing) throw new Error(`${key}: no drawing for ${format}`)
      const file = groundFile(drawing, format)
      if (there.delete(file)) continue
      const picture = await openPicture(drawing, groundSize(format))
      const bytes = await picture.removeAlpha().png({ compressionLevel: 6 }).toBuffer()
      await writeFile(join(folder, `${file}.new`), bytes)
      await rename(join(folder, `${file}.new`), join(folder, file))
    }
  for (const file of there) await rm(join(folder, file))
}

sharp.cache(false)
drawGrounds().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
