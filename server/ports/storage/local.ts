import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ByteRange, Listed, NewFile, Storage, StoredFile } from './port'

/** A longer file is read piece by piece: four hundred slow readers of a long menu took two gigabytes. */
const mostAtOnce = 128 * 1024
const pieceBytes = 64 * 1024

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
    async open({ start, end }: ByteRange = { start: 0, end: found.size - 1 }) {
      if (found.size > mostAtOnce) return piecesOf(path, start, end + 1)
      return new Blob([(await readFile(path)).subarray(start, end + 1)])
    },
  }
}

/** Each piece is read when its reader asks for it. The streams of Node's file blobs take a millisecond of the thread for each. */
function piecesOf(path: string, start: number, end: number) {
  let opening: Promise<FileHandle> | undefined
  let at = start
  /** Also while the file is being opened: its reader may go at any time. */
  const close = async () => (await opening?.catch(() => undefined))?.close()

  async function nextPiece() {
    opening ??= open(path)
    const piece = new Uint8Array(Math.min(pieceBytes, end - at))
    const { bytesRead } = await (await opening).read(piece, { position: at })
    if (bytesRead === 0) throw new Error(`${path} is shorter than it was.`)
    at += bytesRead
    return piece.subarray(0, bytesRead)
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          controller.enqueue(await nextPiece())
        } catch (error) {
          await close()
          throw error
        }
        if (at < end) return
        await close()
        controller.close()
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  )
}

function ignoreErrors(codes: RegExp) {
  return (error: unknown) => {
    if (error instanceof Error && 'code' in error && codes.test(String(error.code))) return null
    throw error
  }
}

const ignoreMissing = ignoreErrors(/^(ENOENT|ENOTDIR|ENAMETOOLONG)$/)
