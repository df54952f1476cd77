import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { uploadedFile } from '@/contract/entities/upload'
import { photoWidths } from '@/contract/lists'
import { harness } from '@/tests/api/support/harness'
import { armedPdf, jpegWithComment, lockedPdf, noise, pdf, pdfBomb, plain, pngBomb, svg } from './bad-files'

const api = await harness()
const owner = await api.owner()
const other = await api.owner()
const path = '/api/aws/uploadToAws'

function form(content: Buffer | string, name = 'archivo', field = 'file') {
  const data = new FormData()
  data.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  return data
}

const send = (content: Buffer | string, name?: string, headers: Record<string, string> = {}) =>
  api.as(owner).raw(path, { method: 'POST', body: form(content, name), headers })

async function taken(content: Buffer, name?: string) {
  const { status, body } = await send(content, name)
  expect({ status, body }).toMatchObject({ status: 200 })
  return uploadedFile.parse(body)
}

const download = async (url: string) => {
  const answer = await fetch(api.url + url)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const scratchIsEmpty = () => expect(readdirSync(join(api.ctx.scratch))).toEqual([])

describe('a picture', () => {
  test('is drawn anew in every width, as WebP and AVIF, and may be kept for ever', async () => {
    const reply = await taken(await plain(1500, 1000).jpeg().toBuffer(), 'Sala principal.JPG')
    expect(reply).toMatchObject({
      name: 'Sala principal.JPG',
      message: 'Archivo subido.',
      width: 1500,
      height: 1000,
    })
    expect(reply.fileUrl).toMatch(/^\/files\/[0-9a-hjkmnp-tv-z]{12}\/1500\.webp$/)
    expect(reply.blurDataUrl).toMatch(/^data:image\/webp;base64,.{20,400}$/)
    for (const width of [...photoWidths, 1500])
      for (const format of ['webp', 'avif']) {
        const { headers, bytes } = await download(reply.fileUrl.replace('1500.webp', `${width}.${format}`))
        expect(headers.get('content-type')).toBe(`image/${format}`)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('cache-control')).toContain('immutable')
        expect((await sharp(bytes).metadata()).width).toBe(width)
      }
  })

  test('stands upright, and says nothing of camera and place', async () => {
    const turned = await plain(300, 200)
      .jpeg()
      .withExif({ IFD0: { Make: 'Telefono', Copyright: 'Lola' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { bytes } = await download((await taken(turned)).fileUrl)
    const made = await sharp(bytes).metadata()
    expect([made.width, made.height]).toEqual([200, 300])
    expect([made.exif, made.xmp, made.iptc, made.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.includes('Telefono')).toBe(false)
  })

  test.each([
    ['of four inks', () => plain(64, 64).toColourspace('cmyk').jpeg().toBuffer()],
    ['in grey', () => plain(64, 64).toColourspace('b-w').png().toBuffer()],
    ['with sixteen bits', () => plain(64, 64).toColourspace('rgb16').png().toBuffer()],
  ])('%s becomes one of a screen', async (_, make) => {
    const { bytes } = await download((await taken(await make())).fileUrl)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', space: 'srgb', depth: 'uchar' })
  })

  test('keeps what is see-through', async () => {
    const logo = sharp({ create: { width: 64, height: 64, channels: 4, background: '#ff000000' } })
    const { fileUrl, blurDataUrl } = await taken(await logo.png().toBuffer())
    const { bytes } = await download(fileUrl)
    expect((await sharp(bytes).stats()).isOpaque).toBe(false)
    expect(blurDataUrl).toBeNull()
  })

  test('that moves shows its first frame', async () => {
    const frames = [
      await plain(40, 30, '#ff0000').png().toBuffer(),
      await plain(40, 30, '#0000ff').png().toBuffer(),
    ]
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2)
    const { bytes } = await download((await taken(gif, 'baile.gif')).fileUrl)
    const { pages, width, height } = await sharp(bytes).metadata()
    expect([pages ?? 1, width, height]).toEqual([1, 40, 30])
    expect((await sharp(bytes).stats()).dominant.r).toBeGreaterThan(200)
  })

  test('as large as a phone makes them is made smaller', async () => {
    const reply = await taken(await plain(8000, 6000).jpeg().toBuffer())
    expect(reply).toMatchObject({ width: 1920, height: 1440 })
  })

  test.each(['image.exe', '../../etc/passwd', 'carta.svg', 'c:\\fotos\\sala.png'])(
    'called %s is still a picture, under an address of ours',
    async (name) => {
      const reply = await taken(await plain(20, 20).png().toBuffer(), name)
      expect(reply.fileUrl).toMatch(/^\/files\/[0-9a-z]{12}\/20\.webp$/)
      expect(reply.name).not.toMatch(/[/\\]/)
    },
  )
})

describe('a PDF', () => {
  test('is served as one, to be read or to be kept', async () => {
    const reply = await taken(await pdf(), 'Carta de Otoño (2026).pdf')
    expect(reply.fileUrl).toMatch(/^\/files\/[0-9a-z]{12}\/carta-de-otono-2026\.pdf$/)
    expect(reply.name).toBe('Carta de Otoño (2026).pdf')
    const shown = await download(reply.fileUrl)
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-disposition')).toBe('inline; filename="carta-de-otono-2026.pdf"')
    expect((await PDFDocument.load(shown.bytes)).getPageCount()).toBe(2)
    const kept = await download(`${reply.fileUrl}?download`)
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment; /)
  })

  test('loses whatever acts by itself, and keeps its pages and links', async () => {
    const armed = await armedPdf()
    const { bytes } = await download((await taken(armed, 'carta.pdf')).fileUrl)
    const made = await PDFDocument.load(bytes)
    expect(made.getPageCount()).toBe(2)
    const objects = made.context
      .enumerateIndirectObjects()
      .map(([, object]) => String(object))
      .join('\n')
    expect(objects).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA|EmbeddedFiles?|EF|SubmitForm)\b/)
    expect(objects).not.toMatch(/calc\.exe|programa\.exe/)
    expect(objects).toContain('https://a.example')
  })

  test('with something hung onto it loses that', async () => {
    const mixed = Buffer.concat([await pdf(), Buffer.from('PK\x03\x04<script>alert(1)</script>')])
    const { bytes } = await download((await taken(mixed, 'carta.pdf')).fileUrl)
    expect(bytes.includes('<script>')).toBe(false)
  })
})

describe('refused, with words for it:', () => {
  const truncated = async () => {
    const whole = await noise(400, 300).jpeg().toBuffer()
    return whole.subarray(0, whole.length / 2)
  }
  const jpeg = () => plain(20, 20).jpeg().toBuffer()

  test.each<[string, () => Buffer | string | Promise<Buffer | string>, number, string]>([
    ['nothing at all', () => '', 400, 'file-empty'],
    ['an SVG', () => svg, 415, 'file-svg'],
    ['an SVG in UTF-16', () => Buffer.from(`\ufeff${svg}`, 'utf16le'), 415, 'file-svg'],
    ['a program', () => `MZ${'\0'.repeat(500)}`, 415, 'file-program'],
    ['a script', () => '#!/bin/sh\nrm -rf /', 415, 'file-program'],
    ['a text', () => 'Lentejas, 12 €', 415, 'file-type'],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 415, 'file-type'],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, 'file-heic'],
    ['a picture that begins a PDF', async () => jpegWithComment(await jpeg(), '%PDF-1.4'), 415, 'file-mixed'],
    [
      'a picture that begins a page',
      async () => jpegWithComment(await jpeg(), '<script>alert(1)</script>'),
      415,
      'file-mixed',
    ],
    ['a hundred megapixels', () => pngBomb(), 413, 'image-pixels'],
    ['half a JPEG', truncated, 400, 'image-broken'],
    ['the beginning of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n rest', 'latin1'), 400, 'image-broken'],
    ['the beginning of a PDF', () => '%PDF-1.7\nnothing', 400, 'pdf-broken'],
    ['half a PDF', async () => (await pdf()).subarray(0, 300), 400, 'pdf-broken'],
    ['a PDF with a password', () => lockedPdf, 400, 'pdf-locked'],
    ['a PDF that unfolds to gigabytes', () => pdfBomb(), 413, 'pdf-heavy'],
  ])('%s', async (_, make, status, reason) => {
    const answer = await send(await make(), 'foto.jpg')
    expect(answer).toMatchObject({ status, body: { success: false, error: { reason } } })
    expect(JSON.stringify(answer.body)).toMatch(/archivo|imagen|PDF|SVG|HEIC|admiten/i)
    scratchIsEmpty()
  })

  test('an image of more than 10 MB', async () => {
    const answer = await send(Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024)]))
    expect(answer).toMatchObject({ status: 413, body: { error: { reason: 'image-too-large' } } })
    scratchIsEmpty()
  })

  test('more than 20 MB, before it is read', async () => {
    let read = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 65_536
        if (read > 200 * 1024 * 1024) return controller.close()
        const begin = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
        controller.enqueue(read === 65_536 ? Buffer.from(begin) : new Uint8Array(65_536))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const answer = await api
      .as(owner)
      .raw(path, { method: 'POST', body, headers, duplex: 'half' })
      .catch(() => null)
    if (answer) expect(answer).toMatchObject({ status: 413, body: { error: { reason: 'pdf-too-large' } } })
    expect(read).toBeLessThan(100 * 1024 * 1024)
    scratchIsEmpty()
  })
})

const photo = await plain(20, 20).png().toBuffer()

describe('the request', () => {
  test('needs a token', async () => {
    expect(await api.raw(path, { method: 'POST', body: form(photo) })).toMatchObject({ status: 401 })
  })

  test("may name its owner, and no other's", async () => {
    expect(await send(photo, 'a.png', { ownerid: owner.ownerId })).toMatchObject({ status: 200 })
    expect(await send(photo, 'a.png', { ownerid: other.ownerId })).toMatchObject({ status: 404 })
  })

  test.each<[string, RequestInit, number, string]>([
    ['no form', { body: 'x', headers: { 'content-type': 'text/plain' } }, 415, 'content-type'],
    [
      'no boundary',
      { body: 'x', headers: { 'content-type': 'multipart/form-data;' } },
      400,
      'malformed-form',
    ],
    ['no body', { headers: { 'content-type': 'multipart/form-data; boundary=b' } }, 400, 'malformed-form'],
    [
      'a form cut short',
      {
        body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nxx',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      400,
      'malformed-form',
    ],
    ['another field', { body: form(photo, 'a.png', 'foto') }, 400, 'file-missing'],
  ])('with %s is refused', async (_, init, status, reason) => {
    const answer = await api.as(owner).raw(path, { method: 'POST', ...init })
    expect(answer).toMatchObject({ status, body: { error: { reason } } })
    scratchIsEmpty()
  })

  test('is answered in the agreed words when nothing can be stored', async () => {
    const full = await harness({
      services: { storage: { ...api.ctx.storage, write: () => Promise.reject(new Error('disk full')) } },
    })
    const answer = await full.as(owner).raw(path, { method: 'POST', body: form(photo) })
    expect(answer).toMatchObject({
      status: 503,
      body: { message: 'Upload failed', error: { reason: 'storage' } },
    })
  })
})
