import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteRange, Storage, StoredFile } from './port'

/** Folders on this machine, the first that has a file wins: the uploads, then what came with the project. */
export function createLocalStorage(folders: string[]): Storage {
  return {
    async find(key) {
      for (const folder of folders) {
        const file = await fileAt(join(folder, key))
        if (file) return file
      }
      return null
    },
  }
}

async function fileAt(path: string): Promise<StoredFile | null> {
  const found = await stat(path).catch(ignoreMissing)
  if (!found?.isFile()) return null
  return {
    byteCount: found.size,
    version: `${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}`,
    async open(range?: ByteRange) {
      const blob = await openAsBlob(path)
      return range ? blob.slice(range.start, range.end + 1) : blob
    },
  }
}

function ignoreMissing(error: unknown) {
  if (error instanceof Error && 'code' in error && /^(ENOENT|ENOTDIR|ENAMETOOLONG)$/.test(String(error.code)))
    return null
  throw error
}
