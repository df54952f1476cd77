import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UserTemplate } from '@/contract/entities/template'
import { type MenuFormat, stockBackgroundUrl, stockShapeOf } from '@/contract/rules/menu-layout'
import { stockDesigns } from '@/contract/stock-templates'
import type { Sheet } from '@/server/images/drawer'
import { fileKeyOf } from '@/server/modules/files'
import type { Storage } from '@/server/ports/storage/port'
import { projectFolder } from '@/server/project-folder'

const uploads = '/files/'

/** The picture behind a template: an upload, or one of ours; null when there is none, or none any more. */
export async function backgroundOf(storage: Storage, template: UserTemplate, format: MenuFormat) {
  const { background, imageUrl } = template
  if (background?.kind === 'color') return null
  if (background?.kind === 'stock')
    return readOurs(stockBackgroundUrl(background.stock, stockShapeOf(format)))
  return readUpload(storage, background?.url ?? imageUrl)
}

const digests = new Map<string, Promise<string>>()

/** An upload never changes at its address; what is ours may with a release. Too few of them to be forgotten. */
export async function groundDigest({ template: { background }, format }: Sheet) {
  if (background?.kind !== 'stock' || !isOurs(background.stock)) return ''
  const address = stockBackgroundUrl(background.stock, stockShapeOf(format))
  const known = digests.get(address) ?? digestOf(address)
  digests.set(address, known)
  return known
}

const isOurs = (stock: string) => stockDesigns.some(({ key }) => key === stock)
const digestOf = async (address: string) =>
  createHash('sha256')
    .update((await readOurs(address)) ?? '')
    .digest('hex')

/** A stock's name is of letters, figures and hyphens, so this leads nowhere else. */
const readOurs = (address: string) => readFile(join(projectFolder('public'), address)).catch(() => null)

async function readUpload(storage: Storage, url: string) {
  const known = url.startsWith(uploads) ? fileKeyOf(url.slice(uploads.length)) : null
  const file = known?.contentType.startsWith('image/') ? await storage.find(known.key) : null
  return file && new Uint8Array(await new Response(await file.open()).arrayBuffer())
}
