import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Storage } from '@/server/ports/storage/port'

const contentTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
}

/** Sends unpacked uploads to a storage elsewhere. Sending one twice does no harm. */
export async function sendUploads(folder: string, storage: Pick<Storage, 'write'>) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const contentType = contentTypes[extname(path)] ?? 'application/octet-stream'
    await storage.write({ key: path.slice(folder.length + 1), contentType, bytes: await readFile(path) })
  }
}
