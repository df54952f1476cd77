import { mkdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { menuContent } from '../../contract/entities/menu'
import { type MenuFormat, menuFormatNames, stockShapes } from '../../contract/rules/menu-layout/formats'
import { stockDesigns, stockTemplates } from '../../contract/stock-templates'
import { zonesOf } from '../../contract/stock-templates/zones'
import { drawings } from './drawings'
import { longMenu, shortMenu, thumbnailMenu } from './sample-menus'
import { contactSheet, drawMenu } from './sheet'

const [task, file = 'contact-sheet.png', format = 'feed', only = ''] = process.argv.slice(2)

const isFormat = (name: string): name is MenuFormat => menuFormatNames.some((known) => known === name)

/** Shows each template with a short and a long menu, side by side. */
async function writeSheet() {
  if (!isFormat(format)) throw new Error(`${format}: none of ${menuFormatNames}`)
  const chosen = stockTemplates.filter(
    (_, at) => only === '' || only.split(',').includes(stockDesigns[at]?.key ?? ''),
  )
  const pictures: Buffer[] = []
  for (const stock of chosen)
    for (const menu of [shortMenu, longMenu])
      pictures.push(
        await drawMenu(
          { stock, format, menu: menuContent.parse(menu) },
          format === 'card' || format === 'tv' ? 620 : 420,
        ),
      )
  writeFileSync(file, await contactSheet(pictures, format === 'card' || format === 'tv' ? 2 : 4))
}

if (task === 'draw') {
  drawAll('public/templates')
  await writeThumbnails('public/templates')
} else await writeSheet()

/** The small pictures of the template chooser: each template with a menu. */
async function writeThumbnails(folder: string) {
  const menu = menuContent.parse(thumbnailMenu)
  for (const [at, stock] of stockTemplates.entries()) {
    const picture = await drawMenu({ stock, format: 'feed', menu }, 432)
    const thumbnail = await sharp(picture).webp({ quality: 56, effort: 6, smartSubsample: true }).toBuffer()
    await writeFile(path.join(folder, stockDesigns[at]?.key ?? '', 'small.webp'), thumbnail)
  }
}

/** The output is committed: run this again only when a drawing or a zone changes. */
function drawAll(folder: string) {
  for (const { key, composition } of stockDesigns) {
    mkdirSync(path.join(folder, key), { recursive: true })
    for (const shape of stockShapes) {
      const drawn = drawings[key]?.(zonesOf(shape, composition))
      if (!drawn) throw new Error(`${key}: nobody draws it`)
      writeFileSync(path.join(folder, key, `${shape}.svg`), `${drawn}\n`)
    }
  }
}
