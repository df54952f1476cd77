import type { UserTemplate } from '@/contract/entities/template'
import { stockDesigns, stockTemplates } from '@/contract/stock-templates'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { findUpload } from './queries'

type Pictures = Pick<UserTemplate, 'imageUrl' | 'background'>

/** Allows no background, a stock drawing, or a picture that the owner has uploaded. The previous background is always allowed. */
export async function requireBackground(
  tx: Transaction,
  ownerId: string,
  { imageUrl, background }: Pictures,
  before?: Pictures,
) {
  const known = [imageOf(before), before?.imageUrl, '']
  const named = [
    { field: 'imageUrl', url: imageUrl },
    { field: 'background.url', url: imageOf({ background }) },
  ].filter(({ url }) => !known.includes(url) && !isStock(url))
  const fields: Record<string, string> = {}
  for (const { field, url } of named) {
    const problem = await problemOf(tx, ownerId, url)
    if (problem) fields[field] = problem
  }
  const isUnknown = background?.kind === 'stock' && !stockDesigns.some(({ key }) => key === background.stock)
  if (isUnknown) fields['background.stock'] = 'unknown-stock'
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'validation', { fields })
}

const imageOf = (pictures?: Pick<Pictures, 'background'>) =>
  pictures?.background?.kind === 'image' ? pictures.background.url : ''

const isStock = (url: string) => stockTemplates.some(({ template }) => template.imageUrl === url)

async function problemOf(tx: Transaction, ownerId: string, url: string) {
  const file = await findUpload(tx, ownerId, url)
  if (!file) return 'unknown-file'
  return file.contentType.startsWith('image/') ? undefined : 'not-an-image'
}
