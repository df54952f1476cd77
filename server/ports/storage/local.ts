import { randomUUID } from 'node:crypto'
import { type Dirent, openAsBlob } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ByteRange, Listed, NewFile, Storage, StoredFile } from './port'

/** Stores files in a folder of this machine. */
export function createLocalStorage(folder: string): Storage {
  return {
    find: (key) => fileAt(join(folder, key)),
    write: (file) => write(folder, file),
    async delete(keys) {
      for (const key of keys) {
        await rm(join(folder, key), { force: true })
        await rmdir(dirname(join(folder, key))).catch(ignoreErrors(/^(ENOENT|ENOTEMPTY|EEXIST)$/))
      }
    },
    list: () => list(folder),
    close: () => undefined,
  }
}

/** Writes a draft file and renames it, so that nobody reads half a file. */
async function write(folder: string, { key, bytes }: NewFile) {
  const path = join(folder, key)
  const draft = join(dirname(path), `.${randomUUID()}`)
  await mkdir(dirname(path), { recursive: true })
  const file = await open(draft, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
    await file.close()
    await rename(draft, path)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}

async function* list(folder: string): AsyncIterable<Listed> {
  for (const { name: id } of (await entries(folder)).filter((one) => one.isDirectory()))
    for (const { name } of (await entries(join(folder, id))).filter((one) => one.isFile())) {
      const found = await stat(join(folder, id, name)).catch(ignoreMissing)
      if (found) yield { key: `${id}/${name}`, storedAt: found.mtime }
    }
}

async function entries(folder: string): Promise<Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
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

function ignoreErrors(codes: RegExp) {
  return (error: unknown) => {
    if (error instanceof Error && 'code' in error && codes.test(String(error.code))) return null
    throw error
  }
}

const ignoreMissing = ignoreErrors(/^(ENOENT|ENOTDIR|ENAMETOOLONG)$/)
