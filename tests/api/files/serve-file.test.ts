import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createLocalStorage } from '@/server/ports/storage/local'
import { harness } from '@/tests/api/support/harness'

const data = mkdtempSync(join(tmpdir(), 'mantel-files-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

const carta = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
mkdirSync(join(data, 'files/0123456789ab'), { recursive: true })
mkdirSync(join(data, 'files/0123456789ab/folder.pdf'))
writeFileSync(join(data, 'files/0123456789ab/carta.pdf'), carta)
writeFileSync(join(data, 'secret.pdf'), 'secret')
writeFileSync(join(data, 'files/secret.pdf'), 'secret')

const api = await harness({ services: { storage: createLocalStorage(join(data, 'files')) } })

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${api.url}/files/0123456789ab/carta.pdf`, { headers, method })
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** `fetch` normalises a path before it sends it; this function sends the path unchanged. */
function rawStatus(path: string) {
  const { hostname, port } = new URL(api.url)
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method: 'GET' }, (answer) => {
      let body = ''
      answer.on('data', (piece) => {
        body += piece
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
    sent.on('error', reject).end()
  })
}

describe('a stored file', () => {
  test('is sent with a type of ours and may be kept for ever', async () => {
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '1000',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect((await bytes(answer)).equals(carta)).toBe(true)
  })

  test('is sent whole and in parts when it is long, and read no further than its reader reads', async () => {
    const long = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    writeFileSync(join(data, 'files/0123456789ab/larga.pdf'), long)
    const ask = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${api.url}/files/0123456789ab/larga.pdf`, { headers, method })
    expect((await bytes(await ask())).equals(long)).toBe(true)
    const part = await ask({ range: 'bytes=65000-200000' })
    expect(part.status).toBe(206)
    expect((await bytes(part)).equals(long.subarray(65_000, 200_001))).toBe(true)
    expect((await ask({}, 'HEAD')).headers.get('content-length')).toBe('300000')

    const file = await createLocalStorage(join(data, 'files')).find('0123456789ab/larga.pdf')
    const reader = async () => {
      const opened = await file?.open()
      if (!(opened instanceof ReadableStream)) throw new Error('A long file is a stream.')
      return opened.getReader()
    }
    const first = await reader()
    expect((await first.read()).value).toHaveLength(64 * 1024)
    await first.cancel()
    // Their readers go while the file is being opened.
    for (const hasty of await Promise.all(Array.from({ length: 20 }, reader))) {
      hasty.read().catch(() => undefined)
      await hasty.cancel()
    }
    const held = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).endsWith('larga.pdf')
        } catch {
          return false
        }
      })
    if (process.platform === 'linux') await expect.poll(held).toEqual([])
  })

  test('is not sent again to whoever has it', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get({ 'if-none-match': condition })
      expect(answer.status).toBe(304)
      expect(answer.headers.get('etag')).toBe(etag)
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('is sent in parts', async () => {
    const answer = await get({ range: 'bytes=10-19' })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 10-19/1000')
    expect((await bytes(answer)).equals(carta.subarray(10, 20))).toBe(true)
    expect((await bytes(await get({ range: 'bytes=-5' }))).equals(carta.subarray(995))).toBe(true)
  })

  test('says how long it is when a part lies outside', async () => {
    const answer = await get({ range: 'bytes=1000-' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */1000')
  })

  test('is sent whole when the part belongs to another version', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  })

  test('has a head without a body', async () => {
    const answer = await get({}, 'HEAD')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('1000')
    expect(await answer.text()).toBe('')
  })
})

describe('what is no file of ours', () => {
  test.each([
    '/files/',
    '/files/0123456789ab/other.pdf',
    '/files/0123456789ab',
    '/files/0123456789ab/folder.pdf',
    '/files/secret.pdf',
    '/files/../secret.pdf',
    '/files/0123456789ab/../../secret.pdf',
    '/files/%2e%2e/secret.pdf',
    '/files/..%2fsecret.pdf',
    '/files/%2e%2e%2fsecret.pdf',
    '/files/%252e%252e%252fsecret.pdf',
    '/files/0123456789ab/..%5c..%5csecret.pdf',
    '/files/0123456789ab/carta.pdf%00.webp',
    '/files/0123456789ab/carta.pdf%0a',
    '/files//etc/passwd',
    '/files/%2fetc%2fpasswd',
    `/files/${encodeURIComponent(join(data, 'secret.pdf'))}`,
    '/files/%ff/a.pdf',
    '/files/%',
  ])('%s is not found, in the envelope', async (path) => {
    const { status, body } = await rawStatus(path)
    expect(status).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ success: false, error: { code: 'not-found' } })
    expect(body).not.toContain('secret')
  })
})

test('the photos of the demo are served where they lie', async () => {
  const demo = await harness()
  const answer = await fetch(`${demo.url}/files/demo-foto-paella/320.webp`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
})
