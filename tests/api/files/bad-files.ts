import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import sharp from 'sharp'

const megabyte = 1024 * 1024

/** Neighbouring pixels always have different colours, so the file is as large as a photo. */
export function noise(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0, state = 1; at < data.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    data[at] = state >> 16
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

export const plain = (width: number, height: number, background = '#c8102e') =>
  sharp({ create: { width, height, channels: 3, background } })

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Kilobytes that are 100 megapixels once unpacked. */
export function pngBomb(side = 10_000) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A comment is the first thing in it, and the comment is another file's beginning. */
export function jpegWithComment(jpeg: Buffer, comment: string) {
  const text = Buffer.from(comment, 'latin1')
  const marker = Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), marker, text, jpeg.subarray(2)])
}

export async function pdf(edit?: (document: PDFDocument) => void | Promise<void>) {
  const document = await PDFDocument.create()
  document.addPage([200, 200])
  document.addPage([200, 200])
  await edit?.(document)
  return Buffer.from(await document.save())
}

/** Whatever a PDF can do by itself, in one. */
export const armedPdf = () =>
  pdf(async (document) => {
    document.addJavaScript('greeting', 'app.alert("hola")')
    await document.attach(Buffer.from('MZ'), 'programa.exe', { mimeType: 'application/octet-stream' })
    const { context, catalog } = document
    const launch = context.obj({ Type: 'Action', S: 'Launch', F: PDFString.of('calc.exe') })
    const script = context.obj({ S: 'JavaScript', JS: PDFString.of('this.exportDataObject()') })
    catalog.set(PDFName.of('OpenAction'), context.register(script))
    catalog.set(PDFName.of('AA'), context.obj({ WC: launch }))
    const [page] = document.getPages()
    const annotation = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: context.register(launch) }
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [9, 9, 19, 19],
      A: { S: 'URI', URI: PDFString.of('https://a.example') },
    }
    page?.node.set(PDFName.of('Annots'), context.obj([context.obj(annotation), context.obj(link)]))
    page?.node.set(PDFName.of('AA'), context.obj({ O: context.register(script) }))
  })

/** An object stream of a few hundred kilobytes that unfolds, twice, to gigabytes. */
export function pdfBomb() {
  const folded = deflateSync(deflateSync(Buffer.alloc(900 * megabyte), { level: 9 }), { level: 9 })
  const dict = `<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${folded.length} >>`
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from(`3 0 obj\n${dict}\nstream\n`),
    folded,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ])
}

export const lockedPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n' +
    '4 0 obj\n<< /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>\nendobj\n' +
    'trailer << /Root 1 0 R /Encrypt 4 0 R /Size 5 >>\n%%EOF\n',
)

export const svg =
  '<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
