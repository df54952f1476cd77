import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { menuContent } from '../../contract/entities/menu'
import { photoPlaces } from '../../contract/entities/sheet-dress'
import { type MenuFormat, menuFormatNames, stockShapes } from '../../contract/rules/menu-layout/formats'
import { stockDesigns, stockTemplates } from '../../contract/stock-templates'
import type { Wishes } from '../../contract/stock-templates/dress'
import { zonesOf } from '../../contract/stock-templates/zones'
import { drawings } from './drawings'
import { dressings, flawsOf, measuredFormats } from './flaws'
import { realMenus } from './real-menus'
import { longMenu, shortMenu, thumbnailMenu } from './sample-menus'
import { contactSheet, drawMenu } from './sheet'

const [task, file = 'contact-sheet.png', format = 'feed', only = '', ...dressing] = process.argv.slice(2)

const isFormat = (name: string): name is MenuFormat => menuFormatNames.some((known) => known === name)

/** Shows each template with a short and a long menu, or one template with all the real menus. */
async function writeSheet() {
  if (!isFormat(format)) throw new Error(`${format}: none of ${menuFormatNames}`)
  const chosen = stockTemplates.filter(
    (_, at) => only === '' || only.split(',').includes(stockDesigns[at]?.key ?? ''),
  )
  const isWide = format === 'card' || format === 'tv'
  const samples = [shortMenu, longMenu].map((menu) => ({ menu: menuContent.parse(menu), house: undefined }))
  const dressed = dressOf(dressing)
  const pictures: Buffer[] = []
  for (const stock of chosen)
    for (const { menu, house } of chosen.length === 1 ? realMenus : samples)
      pictures.push(await drawMenu({ stock, format, menu, house, ...dressed }, isWide ? 620 : 420))
  const columns = (isWide ? 2 : 4) * (chosen.length === 1 ? 1.5 : 1)
  writeFileSync(file, await contactSheet(pictures, columns))
}

/** `band=FILE` or `ground=FILE` is a photo, `logo=FILE` a logo. */
function dressOf(words: string[]) {
  const fileOf = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
  const place = photoPlaces.find((one) => fileOf(one))
  const [photo, logo] = [place && fileOf(place), fileOf('logo')].map((file) =>
    file ? readFileSync(file) : null,
  )
  const wishes = { ...(logo && { logo: { url: 'logo' } }), ...(place && { photo: { url: 'photo', place } }) }
  return { wishes, pictures: { photo, logo } }
}

if (task === 'draw') {
  drawAll('public/templates')
  await writeThumbnails('public/templates')
} else if (task === 'flaws') await printFlaws(process.argv.slice(3))
else await writeSheet()

/** Counts what nobody would post, by format and dressing. Given a format and a key, names each. */
async function printFlaws([wanted, key]: string[]) {
  for (const format of wanted ? [wanted] : measuredFormats) {
    if (!isFormat(format)) throw new Error(`${format}: none of ${menuFormatNames}`)
    for (const [dressing, wishes] of Object.entries(dressings)) {
      const counts = await countFlaws({ format, wishes, named: `${dressing}, `, key })
      console.log(
        format,
        dressing,
        Object.fromEntries(counts),
        `of ${stockTemplates.length * realMenus.length}`,
      )
    }
  }
}

type Count = { format: MenuFormat; wishes: Wishes; named: string; key: string | undefined }

async function countFlaws({ format, wishes, named, key }: Count) {
  const counts = new Map<string, number>()
  for (const [at, stock] of stockTemplates.entries())
    for (const real of realMenus) {
      const found = await flawsOf(stock, format, real, wishes)
      for (const flaw of new Set(found.map((one) => one.flaw))) counts.set(flaw, (counts.get(flaw) ?? 0) + 1)
      const template = stockDesigns[at]?.key ?? ''
      if (key === template || key === 'all')
        for (const { flaw, detail } of found)
          console.log(`${named}${template} ${real.name}: ${flaw}, ${detail}`)
    }
  return counts
}

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
