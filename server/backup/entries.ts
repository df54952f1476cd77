import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bytesOf } from '@/server/ports/storage/bytes-of'
import type { Storage } from '@/server/ports/storage/port'
import type { Entry } from './archive/tar'
import { filesFolder } from './manifest'

export function entryOf(name: string, bytes: Uint8Array | string): Entry {
  const content = Buffer.from(bytes)
  return { name, size: content.length, bytes: onePiece(content) }
}

async function* onePiece(bytes: Uint8Array) {
  if (bytes.length > 0) yield bytes
}

export async function entryOfFile(name: string, path: string): Promise<Entry> {
  return { name, size: (await stat(path)).size, bytes: createReadStream(path) }
}

/** A folder with everything in it. Its empty folders too: PostgreSQL does not start without them. */
export async function* entriesOfFolder(name: string, path: string): AsyncGenerator<Entry> {
  yield entryOf(name, '')
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) yield* entriesOfFolder(`${name}${entry.name}/`, inside)
    else if (entry.isFile()) yield await entryOfFile(name + entry.name, inside)
  }
}

/** The uploads that are not among `taken` yet. An upload that is deleted meanwhile is left out. */
export async function* entriesOfUploads(storage: Pick<Storage, 'list' | 'find'>, taken: Set<string>) {
  for await (const { key } of storage.list()) {
    if (taken.has(key)) continue
    const bytes = await bytesOfUpload(storage, key)
    if (!bytes) continue
    taken.add(key)
    yield entryOf(filesFolder + key, bytes)
  }
}

async function bytesOfUpload(storage: Pick<Storage, 'find'>, key: string) {
  try {
    const file = await storage.find(key)
    return file && (await bytesOf(file))
  } catch (error) {
    if (await storage.find(key)) throw error
    return null
  }
}
