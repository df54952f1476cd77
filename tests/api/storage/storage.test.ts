import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { withStock } from '@/server/ports/storage'
import { createLocalStorage } from '@/server/ports/storage/local'
import type { Storage } from '@/server/ports/storage/port'
import { createS3Storage } from '@/server/ports/storage/s3'
import { s3Peer } from './s3-peer'

const folder = mkdtempSync(join(tmpdir(), 'mantel-storage-'))
const peer = await s3Peer()
const stores: Record<string, Storage> = {
  disk: createLocalStorage(join(folder, 'files')),
  S3: createS3Storage(peer.options),
}
afterAll(async () => {
  for (const store of Object.values(stores)) store.close()
  await peer.close()
  rmSync(folder, { recursive: true, force: true })
})

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const pdf = (key: string, content: Uint8Array = bytes) => ({
  ...{ key, contentType: 'application/pdf' },
  bytes: content,
})

async function read(store: Storage, key: string, range?: { start: number; end: number }) {
  const file = await store.find(key)
  return file && Buffer.from(await new Response(await file.open(range)).arrayBuffer())
}

async function keysOf(store: Storage) {
  const listed = []
  for await (const { key } of store.list()) listed.push(key)
  return listed.sort()
}

test('S3 that takes everything and never answers is given up', async () => {
  const mute = createServer((socket) => void socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const address = mute.address()
  const port = typeof address === 'object' ? address?.port : 0
  const endpoint = `http://127.0.0.1:${port}`
  const store = createS3Storage({ ...peer.options, endpoint, silenceMs: 100 })
  await expect(store.write(pdf('carta/mute'))).rejects.toThrow()
  store.close()
  mute.close()
})

describe.each(Object.entries(stores))('%s', (_, store) => {
  test('gives back what was written, whole and in parts', async () => {
    await store.write(pdf('0123456789ab/carta.pdf'))
    expect((await store.find('0123456789ab/carta.pdf'))?.byteCount).toBe(1000)
    expect((await read(store, '0123456789ab/carta.pdf'))?.equals(bytes)).toBe(true)
    const part = await read(store, '0123456789ab/carta.pdf', { start: 10, end: 19 })
    expect(part?.equals(bytes.subarray(10, 20))).toBe(true)
  })

  test('has another version once the bytes are others', async () => {
    await store.write(pdf('0123456789ac/carta.pdf', Buffer.from('one')))
    const before = await store.find('0123456789ac/carta.pdf')
    await store.write(pdf('0123456789ac/carta.pdf', Buffer.from('other')))
    const after = await store.find('0123456789ac/carta.pdf')
    expect(after?.version).not.toBe(before?.version)
    expect(after?.version).toMatch(/^[\w-]+$/)
    expect(String(await read(store, '0123456789ac/carta.pdf'))).toBe('other')
  })

  test('finds nothing where nothing is', async () => {
    expect(await store.find('0123456789ab/other.pdf')).toBeNull()
    expect(await store.find('zzzzzzzzzzzz/carta.pdf')).toBeNull()
  })

  test('lists what there is, with the moment it came, and deletes it', async () => {
    const before = Date.now() - 2_000
    await store.write(pdf('0123456789ad/1280.webp'))
    await store.write(pdf('0123456789ad/320.webp'))
    for await (const { key, storedAt } of store.list())
      if (key.startsWith('0123456789ad')) expect(storedAt.getTime()).toBeGreaterThan(before)
    expect(await keysOf(store)).toEqual(expect.arrayContaining(['0123456789ad/1280.webp']))
    await store.delete(['0123456789ad/1280.webp', '0123456789ad/320.webp', '0123456789ad/none.webp'])
    expect((await keysOf(store)).filter((key) => key.startsWith('0123456789ad'))).toEqual([])
    expect(await store.find('0123456789ad/320.webp')).toBeNull()
  })

  test('deletes nothing when told nothing', async () => {
    const before = await keysOf(store)
    await store.delete([])
    expect(await keysOf(store)).toEqual(before)
  })
})

test('a disk that holds nothing yet lists nothing', async () => {
  expect(await keysOf(createLocalStorage(join(folder, 'none')))).toEqual([])
})

test('nothing half-written is left on the disk', () => {
  const names = readdirSync(join(folder, 'files'), { recursive: true }).map(String)
  expect(names.filter((name) => name.includes('/.'))).toEqual([])
})

test('every call to S3 was signed, and one with another key is refused', async () => {
  expect(peer.refused).toEqual([])
  const stranger = createS3Storage({ ...peer.options, secretAccessKey: 'guessed' })
  await expect(stranger.write(pdf('0123456789ae/carta.pdf'))).rejects.toThrow()
  await expect(stranger.find('0123456789ab/carta.pdf')).rejects.toThrow()
  expect(peer.refused).toEqual(['SignatureDoesNotMatch', 'SignatureDoesNotMatch'])
  stranger.close()
})

test('a bucket that cannot be reached is a failure, not an empty one', async () => {
  const away = createS3Storage({ ...peer.options, endpoint: 'http://127.0.0.1:1' })
  await expect(away.find('0123456789ab/carta.pdf')).rejects.toThrow()
  away.close()
})

test('what came with the project is never looked for in the bucket, nor listed', async () => {
  const stock = createLocalStorage(join(folder, 'stock'))
  await stock.write(pdf('demo-carta/carta.pdf'))
  const both = withStock(stores.disk ?? stock, stock)
  expect(await both.find('demo-carta/carta.pdf')).not.toBeNull()
  expect(await keysOf(both)).not.toContain('demo-carta/carta.pdf')
})
