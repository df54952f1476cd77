import { stockTemplates } from '@/contract/stock-templates'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { findUpload } from './queries'

type Background = {
  url: string
  /** What stands there already may stay. */
  before?: string
}

/** Behind the blocks: nothing, one of our drawings, or a picture that the owner has uploaded. */
export async function requireBackground(tx: Transaction, ownerId: string, { url, before }: Background) {
  if (url === '' || url === before || stockTemplates.some(({ template }) => template.imageUrl === url)) return
  const file = await findUpload(tx, ownerId, url)
  const problem = !file ? 'unknown-file' : file.contentType.startsWith('image/') ? undefined : 'not-an-image'
  if (problem) throw new AppError('invalid', 'validation', { fields: { imageUrl: problem } })
}
