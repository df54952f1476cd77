import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { backUpBeforeMigration } from '@/server/backup/before-migration'
import { notePrefix } from '@/server/backup/empty-place'
import { writeBackup } from '@/server/backup/write-backup'
import { nextMigration } from '@/server/db/migrate'
import { readMigrations } from '@/server/db/migrations'
import { parseServerEnv } from '@/server/env'
import { bytesOf } from '@/server/ports/storage/bytes-of'
import { startNumbers } from './numbers'
import { binaries, isPostgres, newPlace, type Place, programs } from './place'

const folder = mkdtempSync(join(tmpdir(), 'mantel-archives-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const places: Place[] = []
afterEach(async () => {
  for (const place of places.splice(0)) await place.close()
})

async function place(options?: { isEmpty?: boolean }) {
  const made = await newPlace(options)
  places.push(made)
  return made
}

const upload = (key: string) => ({ key, contentType: 'image/webp', bytes: Buffer.from(`bytes of ${key}`) })

test('restores elsewhere what was acknowledged at a moment after the backup began, while it is written to', async () => {
  const source = await place()
  const numbers = await startNumbers((await source.open()).pool)
  await numbers.until(20)
  const before = numbers.acknowledged()
  await source.backUp(join(folder, 'busy'))
  const after = numbers.begun()
  await numbers.stop()

  const target = await place({ isEmpty: true })
  await target.restore(join(folder, 'busy'))
  const { pool } = await target.open()
  const found = await pool.query('select array_agg(n order by n) as numbers from first')
  const same = await pool.query('select array_agg(n order by n) as numbers from second')
  expect(found.rows).toEqual(same.rows)
  const restored = new Set<number>(found.rows[0].numbers)
  expect(before.filter((n) => !restored.has(n))).toEqual([])
  expect([...restored].filter((n) => n > after)).toEqual([])
})

test('brings the uploads along, and those that come while it runs', async () => {
  const source = await place()
  for (const n of [1, 2, 3]) await source.storage.write(upload(`fichero${n}/foto.webp`))
  let isLate = false
  const list = source.storage.list
  // The second listing comes after the database's moment.
  source.storage.list = async function* () {
    if (isLate) await source.storage.write(upload('tarde/foto.webp'))
    isLate = true
    yield* list()
  }
  expect(await source.backUp(join(folder, 'uploads'))).toMatchObject({ uploads: 4 })

  const target = await place({ isEmpty: true })
  await target.restore(join(folder, 'uploads'))
  for (const key of ['fichero1/foto.webp', 'fichero3/foto.webp', 'tarde/foto.webp']) {
    const file = await target.storage.find(key)
    expect(file && Buffer.from(await bytesOf(file)).toString()).toBe(`bytes of ${key}`)
  }
  expect(readdirSync(target.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
  expect(statSync(join(folder, 'uploads')).mode & 0o077).toBe(0)
})

test('restores nothing of an archive that is broken or locked, and the whole of it afterwards', async () => {
  const key = 'una clave de dieciséis o más'
  const source = await place()
  await source.storage.write(upload('fichero1/foto.webp'))
  const path = join(folder, 'whole')
  await source.backUp(path, key)
  const broken = join(folder, 'broken')
  await source.backUp(broken)
  truncateSync(broken, statSync(broken).size - 40)

  const target = await place({ isEmpty: true })
  await expect(target.restore(broken)).rejects.toThrow('está rota: no se ha restaurado nada')
  await expect(target.restore(path)).rejects.toThrow('está cifrada')
  await expect(target.restore(path, 'una clave que no es esa')).rejects.toThrow('no es la de')
  expect(readdirSync(target.dataDir)).toEqual([])

  // A restore that was killed leaves its folder, and perhaps uploads and secrets in their place, with a note of each.
  mkdirSync(join(target.dataDir, '.restoring'))
  mkdirSync(join(target.dataDir, 'files'))
  writeFileSync(join(target.dataDir, 'files', 'half'), '')
  writeFileSync(join(target.dataDir, 'secrets.json'), '{}')
  for (const name of ['files', 'secrets.json'])
    writeFileSync(join(target.dataDir, '.restoring', notePrefix + name), '')
  await target.restore(path, key)
  expect(existsSync(join(target.dataDir, 'files', 'half'))).toBe(false)
  expect(await nextMigration((await target.open()).pool)).toBe(null)
  await expect(target.restore(path, key)).rejects.toThrow(isPostgres ? 'no está vacía' : 'Ya existe')
})

test('a copy of the database alone keeps the uploads, also after a restore of it was killed', async () => {
  const source = await place()
  const database = await source.open()
  const env = { DATA_DIR: source.dataDir, DATABASE_URL: source.databaseUrl, PG_BIN: binaries, path: programs }
  await writeBackup(join(folder, 'alone'), { env, database, storage: null, now: new Date() })
  const target = await place({ isEmpty: true })
  await target.storage.write(upload('mio/foto.webp'))
  writeFileSync(join(target.dataDir, 'secrets.json'), '{}')
  mkdirSync(join(target.dataDir, '.restoring', 'postgres'), { recursive: true })
  await target.restore(join(folder, 'alone'))
  expect(await target.storage.find('mio/foto.webp')).not.toBe(null)
  expect(existsSync(join(target.dataDir, 'secrets.json'))).toBe(true)
})

test('says in a sentence why an archive cannot be written', async () => {
  const source = await place()
  await expect(source.backUp(join(folder, 'nowhere', 'archive'))).rejects.toThrow(
    /No se puede escribir .*esa carpeta no existe/,
  )
})

test('keeps uploads that are there already', async () => {
  const source = await place()
  await source.storage.write(upload('fichero1/foto.webp'))
  await source.backUp(join(folder, 'other'))
  const target = await place({ isEmpty: true })
  await target.storage.write(upload('mio/foto.webp'))
  await expect(target.restore(join(folder, 'other'))).rejects.toThrow(/Ya existe .*files/)
  expect(await target.storage.find('mio/foto.webp')).not.toBe(null)
  expect(readdirSync(target.dataDir)).toEqual(['files'])
})

test('copies the database before a migration, and not before the first', async () => {
  const source = await place()
  const database = await source.open()
  const log = { info: () => undefined, warn: () => undefined }
  const env = parseServerEnv({
    DATA_DIR: source.dataDir,
    DATABASE_URL: source.databaseUrl,
    PATH: process.env.PATH,
  })
  await backUpBeforeMigration(database, { env, log })
  expect(existsSync(join(source.dataDir, 'backups'))).toBe(false)

  const last = readMigrations().at(-1)?.name ?? ''
  await database.pool.query('delete from schema_migrations where name = $1', [last])
  await backUpBeforeMigration(database, { env, log })
  const [copy = ''] = readdirSync(join(source.dataDir, 'backups'))
  expect(copy).toBe(`before-${last.replace('.sql', '')}.mantel`)

  const target = await place({ isEmpty: true })
  await target.restore(join(source.dataDir, 'backups', copy))
  expect(await nextMigration((await target.open()).pool)).toBe(last)
})
