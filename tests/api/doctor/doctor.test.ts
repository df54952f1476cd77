import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkDatabase } from '@/server/doctor/check-database'
import { checkStorage } from '@/server/doctor/check-storage'
import { parseServerEnv } from '@/server/env'
import { newPlace } from '@/tests/api/backup/place'
import { s3Peer } from '@/tests/api/storage/s3-peer'

const folder = mkdtempSync(join(tmpdir(), 'mantel-doctor-'))
const peer = await s3Peer()
afterAll(async () => {
  await peer.close()
  rmSync(folder, { recursive: true, force: true })
})

const s3 = (changed: Record<string, string> = {}) =>
  parseServerEnv({
    DATA_DIR: folder,
    S3_BUCKET: peer.options.bucket,
    S3_ENDPOINT: peer.options.endpoint,
    S3_REGION: peer.options.region,
    S3_ACCESS_KEY_ID: peer.options.accessKeyId,
    S3_SECRET_ACCESS_KEY: peer.options.secretAccessKey,
    ...changed,
  })

test('a database that is up to date is well, beside the server and alone', async () => {
  const place = await newPlace()
  const env = parseServerEnv({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl })
  await place.open()
  const states = async () => (await checkDatabase(env)).map(({ state }) => state)
  expect(new Set(await states())).toEqual(new Set(['good']))
  await place.shut()
  expect(new Set(await states())).toEqual(new Set(['good']))
  await place.close()
})

test('a missing migration is a warning, and one of a newer version a fault', async () => {
  const place = await newPlace()
  const { pool } = await place.open()
  const env = parseServerEnv({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl })
  await pool.query('delete from schema_migrations where name = (select max(name) from schema_migrations)')
  expect(await checkDatabase(env)).toContainEqual(expect.objectContaining({ state: 'warning' }))
  await pool.query(`insert into schema_migrations (name, checksum) values ('9999_later.sql', '')`)
  expect(await checkDatabase(env)).toMatchObject([
    { state: 'bad', text: expect.stringContaining('más nueva') },
  ])
  await place.close()
})

test('a place without data is left as it is', async () => {
  const DATA_DIR = join(folder, 'new')
  expect(await checkDatabase(parseServerEnv({ DATA_DIR }))).toMatchObject([{ state: 'not-asked' }])
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('a database that nobody runs is a fault, in words', async () => {
  const env = parseServerEnv({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/mantel' })
  expect(await checkDatabase(env)).toMatchObject([
    { state: 'bad', text: expect.stringContaining('nadie responde en esa dirección') },
  ])
})

test('uploads are written, read and deleted, and nothing stays behind', async () => {
  const DATA_DIR = join(folder, 'local')
  mkdirSync(DATA_DIR)
  expect(await checkStorage(parseServerEnv({ DATA_DIR }))).toMatchObject([{ state: 'good' }])
  expect(readdirSync(join(DATA_DIR, 'files'))).toEqual([])
  expect(await checkStorage(s3())).toMatchObject([{ state: 'good' }])
})

test('storage that does not take a file is a fault', async () => {
  const DATA_DIR = join(folder, 'broken')
  mkdirSync(DATA_DIR)
  writeFileSync(join(DATA_DIR, 'files'), 'no folder')
  expect(await checkStorage(parseServerEnv({ DATA_DIR }))).toMatchObject([
    { state: 'bad', text: expect.stringContaining('no deja escribir') },
  ])
  expect(await checkStorage(s3({ S3_BUCKET: 'missing-bucket' }))).toMatchObject([
    {
      state: 'bad',
      text: expect.stringContaining('no deja escribir'),
      advice: expect.stringContaining('S3_BUCKET'),
    },
  ])
})
