import { writeFileSync } from 'node:fs'
import { menuContent } from '../../contract/entities/menu'
import { type MenuFormat, menuFormatNames } from '../../contract/rules/menu-layout'
import { stockDesigns, stockTemplates } from '../../contract/stock-templates'
import { drawAll } from './draw'
import { longMenu, shortMenu } from './sample-menus'
import { contactSheet, drawMenu } from './sheet'
import { writeThumbnails } from './thumbnails'

const [task, file = 'contact-sheet.png', format = 'feed', only = ''] = process.argv.slice(2)

const isFormat = (name: string): name is MenuFormat => menuFormatNames.some((known) => known === name)

/** Each template with a short and a long menu, side by side. */
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
