import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type MenuFormat,
  menuFormats,
  stockBackgroundUrl,
  stockShapeOf,
} from '@/contract/rules/menu-layout/formats'
import { projectFolder } from '@/server/project-folder'
import { isPaper, pictureScale } from './print'

/** Drawn by the build: drawing a ground anew takes as long as all letters of its sheet. */
export const groundFolder = () => join(dirname(projectFolder('public')), 'dist/grounds')

/** The pixels in which a sheet of the format needs its ground. */
export function groundSize(format: MenuFormat) {
  const { width, height } = menuFormats[format]
  const scale = isPaper(format) ? pictureScale : 1
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Named by its drawing, so that the picture of an older drawing is never taken. */
export function groundFile(drawing: Uint8Array, format: MenuFormat) {
  const { width, height } = groundSize(format)
  const digest = createHash('sha256').update(drawing).digest('hex').slice(0, 16)
  return `${digest}-${width}x${height}.png`
}

/** The drawing of a stock ground. A stock name has only letters, digits and hyphens, so the path cannot leave the folder. */
export const readDrawing = (stock: string, format: MenuFormat) =>
  readFile(join(projectFolder('public'), stockBackgroundUrl(stock, stockShapeOf(format)))).catch(() => null)

/** The ground as the build has drawn it, or its drawing, which takes longer and gives the same pixels. */
export async function readGround(stock: string, format: MenuFormat) {
  const drawing = await readDrawing(stock, format)
  if (!drawing) return null
  return readFile(join(groundFolder(), groundFile(drawing, format))).catch(() => drawing)
}
