import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readMigrations } from '@/server/db/migrations'
import { AppStartError } from '@/server/start-error'
import { readArchive } from './archive/file'
import { BrokenArchive, type Entry } from './archive/tar'
import { completeName, type Manifest, manifest, manifestName } from './manifest'

/** Unpacks an archive that is whole, and that this version of Mantel can open. */
export async function unpack(path: string, key: string | undefined, target: string): Promise<Manifest> {
  let found: Manifest | undefined
  let isComplete = false
  await readArchive(path, key, async (entries) => {
    for await (const entry of entries) {
      if (!found) found = await readManifest(entry)
      else if (entry.name === completeName) isComplete = true
      else await write(entry, join(target, entry.name))
    }
    if (!isComplete) throw new BrokenArchive('its end is missing')
  })
  if (!found) throw new Error('an archive that is complete has a manifest')
  return found
}

async function readManifest({ name, bytes }: Entry): Promise<Manifest> {
  if (name !== manifestName) throw new BrokenArchive('its manifest is missing')
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  const parsed = manifest.safeParse(jsonIn(Buffer.concat(pieces)))
  if (!parsed.success) throw newer()
  const isKnown = readMigrations().some((migration) => migration.name === parsed.data.migration)
  if (!isKnown) throw newer()
  return parsed.data
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new BrokenArchive('its manifest')
  }
}

const newer = () =>
  new AppStartError('La copia es de una versión más nueva de Mantel: actualiza Mantel antes de restaurarla.')

async function write({ name, bytes }: Entry, path: string) {
  await mkdir(name.endsWith('/') ? path : dirname(path), { recursive: true, mode: 0o700 })
  if (!name.endsWith('/')) await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}
