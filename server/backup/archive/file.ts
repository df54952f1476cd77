import { createReadStream } from 'node:fs'
import { open as openFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { AppStartError } from '@/server/start-error'
import { open, seal, sealedMark, WrongKey } from './sealed'
import { BrokenArchive, type Entry, readTar, tarOf } from './tar'

/** Writes a gzipped tar, encrypted if there is a key. Zipping harder takes three times as long and saves a tenth. The file has its name only once it is complete and on the disk. */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>, key?: string) {
  const draft = `${path}.part`
  try {
    await rm(draft, { force: true })
    const file = await openFile(draft, 'wx', 0o600)
    const target = file.createWriteStream({ flush: true })
    const [tar, gzip] = [Readable.from(tarOf(entries)), createGzip({ level: 2 })]
    if (key) await pipeline(tar, gzip, (zipped) => seal(zipped, key), target)
    else await pipeline(tar, gzip, target)
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw writingError(error, path)
  }
}

const whyNotWritten: Record<string, string> = {
  ENOENT: 'esa carpeta no existe',
  ENOTDIR: 'esa carpeta no existe',
  EACCES: 'no tienes permiso',
  EPERM: 'no tienes permiso',
  EROFS: 'no tienes permiso',
  ENOSPC: 'no queda espacio en el disco',
  EDQUOT: 'no queda espacio en el disco',
}

/** Errors of other files keep their own words; a full disk is one for all. */
function writingError(error: unknown, path: string) {
  const code = String(codeOf(error))
  const isOfArchive = error instanceof Error && 'path' in error && String(error.path).startsWith(path)
  const why = isOfArchive || code === 'ENOSPC' || code === 'EDQUOT' ? whyNotWritten[code] : undefined
  return why ? new AppStartError(`No se puede escribir ${path}: ${why}.`, { cause: error }) : error
}

async function syncFolder(path: string) {
  const folder = await openFile(path, 'r')
  await folder.sync()
  await folder.close()
}

/** Reads an archive and gives its entries to `read`. What is wrong with the archive is said in one sentence. */
export async function readArchive(
  path: string,
  key: string | undefined,
  read: (entries: AsyncIterable<Entry>) => Promise<void>,
) {
  const isSealed = (await firstBytes(path, sealedMark.length)).equals(sealedMark)
  if (isSealed && !key) throw new AppStartError(`${path} está cifrada: pon su clave en BACKUP_KEY.`)
  const file = createReadStream(path, { start: isSealed ? sealedMark.length : 0 })
  const zipped = isSealed && key ? Readable.from(open(file, key)) : file
  try {
    await pipeline(zipped, createGunzip(), (tar: AsyncIterable<Uint8Array>) => read(readTar(tar)))
  } catch (error) {
    throw reasonOf(error, path)
  }
}

async function firstBytes(path: string, length: number) {
  const file = await openFile(path, 'r').catch(() => {
    throw new AppStartError(`No se puede leer ${path}: comprueba la ruta.`)
  })
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
  await file.close()
  return buffer.subarray(0, bytesRead)
}

function reasonOf(error: unknown, path: string) {
  if (error instanceof WrongKey) return new AppStartError(`La clave de BACKUP_KEY no es la de ${path}.`)
  const isBroken = error instanceof BrokenArchive || /^(Z_|ERR_Z)/.test(String(codeOf(error)))
  return isBroken
    ? new AppStartError(`${path} no es una copia de Mantel, o está rota: no se ha restaurado nada.`)
    : error
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
