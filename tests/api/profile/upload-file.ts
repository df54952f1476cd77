import type { Database } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { files } from '@/server/db/schema'

const contentTypes = { webp: 'image/webp', pdf: 'application/pdf' }

/** An owner's file as the registry has it; nothing reads its bytes here. */
export async function uploadFile(db: Database, ownerId: string, extension: 'webp' | 'pdf' = 'webp') {
  const id = newId()
  const storageKey = `${id}/640.${extension}`
  const url = `/files/${storageKey}`
  const contentType = contentTypes[extension]
  const file = { name: `mi-archivo.${extension}`, byteCount: 1000, contentType, storageKey }
  await db.insert(files).values({ id, ownerId, url, ...file })
  return url
}
