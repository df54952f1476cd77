import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UserTemplate } from '@/contract/entities/template'
import { type MenuFormat, stockBackgroundUrl, stockShapeOf } from '@/contract/rules/menu-layout'
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

/** A stock's name is of letters, figures and hyphens, so this leads nowhere else. */
const readOurs = (address: string) => readFile(join(projectFolder('public'), address)).catch(() => null)

async function readUpload(storage: Storage, url: string) {
  const known = url.startsWith(uploads) ? fileKeyOf(url.slice(uploads.length)) : null
  const file = known?.contentType.startsWith('image/') ? await storage.find(known.key) : null
  return file && new Uint8Array(await new Response(await file.open()).arrayBuffer())
}
