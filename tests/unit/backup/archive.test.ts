import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { readArchive, writeArchive } from '@/server/backup/archive/file'
import { type Entry, readTar, tarOf } from '@/server/backup/archive/tar'
import { entryOf } from '@/server/backup/entries'

const folder = mkdtempSync(join(tmpdir(), 'mantel-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const password = 'una clave muy larga de pruebas'
const files = { 'mantel.json': 'hola', 'vacía/': '', 'files/a/b.webp': 'x'.repeat(200_000), complete: '' }

async function* entriesOf(contents: Record<string, string | Uint8Array>): AsyncGenerator<Entry> {
  for (const [name, bytes] of Object.entries(contents)) yield entryOf(name, bytes)
}

async function contentsOf(entries: AsyncIterable<Entry>) {
  const contents: Record<string, string> = {}
  for await (const { name, bytes } of entries) {
    const pieces: Uint8Array[] = []
    for await (const piece of bytes) pieces.push(Buffer.from(piece))
    contents[name] = Buffer.concat(pieces).toString('latin1')
  }
  return contents
}

async function written(name: string, key?: string) {
  const path = join(folder, name)
  await writeArchive(path, entriesOf(files), key)
  return path
}

async function read(path: string, key?: string) {
  let contents = {}
  await readArchive(path, key, async (entries) => {
    contents = await contentsOf(entries)
  })
  return contents
}

const latin = (contents: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(contents).map(([name, text]) => [name, Buffer.from(text).toString('latin1')]),
  )

describe('a tar archive', () => {
  it('gives back every name and byte, in pieces of any length', async () => {
    const name = fc.stringMatching(/^[a-zñ\d]{1,40}(\/[a-z\d]{1,60}){0,3}$/)
    const contents = fc.dictionary(name, fc.uint8Array({ maxLength: 2000 }), {
      noNullPrototype: true,
      maxKeys: 8,
    })
    await fc.assert(
      fc.asyncProperty(contents, fc.integer({ min: 1, max: 3000 }), async (contents, length) => {
        const pieces: Uint8Array[] = []
        for await (const piece of tarOf(entriesOf(contents))) pieces.push(piece)
        const whole = Buffer.concat(pieces)
        async function* cut() {
          for (let at = 0; at < whole.length; at += length) yield whole.subarray(at, at + length)
        }
        const texts = Object.entries(contents).map(([name, bytes]) => [
          name,
          Buffer.from(bytes).toString('latin1'),
        ])
        expect(await contentsOf(readTar(cut()))).toEqual(Object.fromEntries(texts))
      }),
    )
  })

  it('is read by tar', async () => {
    const path = await written('plain.mantel')
    const listed = execFileSync('tar', ['-tzf', path], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
    expect(
      listed
        .trim()
        .split('\n')
        .map((name) => name.replaceAll('\\303\\255', 'í')),
    ).toEqual(Object.keys(files))
    const text = execFileSync('tar', ['-xzOf', path, 'files/a/b.webp'], { encoding: 'utf8', maxBuffer: 1e6 })
    expect(text).toBe(files['files/a/b.webp'])
  })

  it('refuses a name that leads out of the folder', async () => {
    const path = join(folder, 'out.mantel')
    await writeArchive(path, entriesOf({ '../secreto': 'x' }))
    await expect(read(path)).rejects.toThrow('no es una copia de Mantel, o está rota')
  })
})

describe('an archive in a file', () => {
  it.each([undefined, password])('comes back as it was (key %s)', async (key) => {
    expect(await read(await written(`same-${key !== undefined}`, key), key)).toEqual(latin(files))
  })

  it('says nothing of its content when encrypted', async () => {
    const bytes = readFileSync(await written('hidden', password)).toString('latin1')
    expect(bytes.startsWith('mantel-backup-1\n')).toBe(true)
    expect(bytes).not.toContain('mantel.json')
  })

  it('names a missing or wrong key', async () => {
    const path = await written('locked', password)
    await expect(read(path)).rejects.toThrow('está cifrada: pon su clave en BACKUP_KEY')
    await expect(read(path, 'otra clave de pruebas')).rejects.toThrow('La clave de BACKUP_KEY no es la de')
  })

  it.each([undefined, password])(
    'is refused when its end is missing, or a byte is another (key %s)',
    async (key) => {
      const path = await written(`broken-${key !== undefined}`, key)
      const whole = readFileSync(path)
      for (const length of [0, 5, Math.floor(whole.length / 2), whole.length - 1]) {
        writeFileSync(path, whole)
        truncateSync(path, length)
        await expect(read(path, key)).rejects.toThrow('está rota')
      }
      const other = Buffer.from(whole)
      other[whole.length - 3] = (other[whole.length - 3] ?? 0) ^ 1
      writeFileSync(path, other)
      await expect(read(path, key)).rejects.toThrow(key ? /está rota|no es la de/ : 'está rota')
    },
  )
})
