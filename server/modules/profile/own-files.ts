import type { ProfileChanges } from '@/contract/entities/profile'
import { fileType } from '@/contract/rules/files/file-type'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { findFilesOf, findUrlsInUse } from './queries-files'

type DocumentType = 'image' | 'pdf'

/** The type and name of each file that a save names. */
export type KnownFiles = Map<string, { type: DocumentType; name: string }>

type NamedFile = { field: string; url: string; mustBeImage?: boolean }

/** Allows files that the owner uploaded or that the owner's page already shows. For a file of another owner, the answer is not-found. */
export async function requireOwnFiles(
  tx: Transaction,
  { ownerId, restaurantId }: { ownerId: string; restaurantId: string },
  named: NamedFile[],
): Promise<KnownFiles> {
  const known: KnownFiles = new Map()
  if (named.length === 0) return known
  for (const { url, type } of await findUrlsInUse(tx, restaurantId))
    known.set(url, { type: type === 'image' || type === 'pdf' ? type : fileType(url), name: '' })
  const urls = [...new Set(named.map(({ url }) => url))]
  for (const { url, contentType, name } of await findFilesOf(tx, ownerId, urls))
    known.set(url, { type: contentType.startsWith('image/') ? 'image' : 'pdf', name })
  const wrong = named.flatMap(({ field, url, mustBeImage }) => {
    const file = known.get(url)
    if (!file) return [[field, 'unknown-file']]
    return mustBeImage && file.type !== 'image' ? [[field, 'not-an-image']] : []
  })
  if (wrong.length > 0) throw new AppError('invalid', 'validation', { fields: Object.fromEntries(wrong) })
  return known
}

export function filesNamedIn(changes: ProfileChanges): NamedFile[] {
  const { logoFilePath, headerImageUrl, additionalMenuUrl, images, cartas, specialMenus } = changes
  const one = (field: string, url: string | null | undefined, mustBeImage = false) =>
    url ? [{ field, url, mustBeImage }] : []
  return [
    ...one('logoFilePath', logoFilePath, true),
    ...one('headerImageUrl', headerImageUrl, true),
    ...one('additionalMenuUrl', additionalMenuUrl),
    ...(images ?? []).flatMap((url, index) => one(`images.${index}`, url, true)),
    ...(cartas ?? []).flatMap(({ url }, index) => one(`cartas.${index}.url`, url)),
    ...(specialMenus ?? []).flatMap(({ url }, index) => one(`specialMenus.${index}.url`, url)),
  ]
}
