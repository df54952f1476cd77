import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { menuContent } from '../../contract/entities/menu'
import { stockDesigns, stockTemplates } from '../../contract/stock-templates'
import { thumbnailMenu } from './sample-menus'
import { drawMenu } from './sheet'

/** What the chooser's strip shows: the template with a menu in it, small. */
export async function writeThumbnails(folder: string) {
  const menu = menuContent.parse(thumbnailMenu)
  for (const [at, stock] of stockTemplates.entries()) {
    const picture = await drawMenu({ stock, format: 'feed', menu }, 432)
    const thumbnail = await sharp(picture).webp({ quality: 56, effort: 6, smartSubsample: true }).toBuffer()
    await writeFile(path.join(folder, stockDesigns[at]?.key ?? '', 'small.webp'), thumbnail)
  }
}
