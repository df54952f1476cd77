import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createDeflate, deflateSync } from 'node:zlib'

const megabyte = 1024 * 1024

/** Some kilobytes whose objects unpack, in two steps, to 900 MB. */
export async function pdfBomb() {
  const deflate = createDeflate({ level: 9 })
  /** @type {Buffer[]} */
  const parts = []
  deflate.on('data', (/** @type {Buffer} */ part) => parts.push(part))
  const block = Buffer.alloc(megabyte)
  for (let n = 0; n < 900; n += 1) if (!deflate.write(block)) await once(deflate, 'drain')
  deflate.end()
  await once(deflate, 'end')
  const folded = deflateSync(Buffer.concat(parts), { level: 9 })
  const dict = `<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${folded.length} >>`
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from(`3 0 obj\n${dict}\nstream\n`),
    folded,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ])
}

/** An honest menu of twelve megabytes: a page with a picture that cannot be folded. No buffer of the system holds it for its reader. */
export function largePdf() {
  const side = 2000
  const picture = randomBytes(side * side * 3)
  const image = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB`
  const drawing = 'q 600 0 0 800 0 0 cm /I Do Q'
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    Buffer.from(
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << /XObject << /I 4 0 R >> >> >>\nendobj\n',
    ),
    Buffer.from(`4 0 obj\n<< ${image} /Length ${picture.length} >>\nstream\n`),
    picture,
    Buffer.from(
      `\nendstream\nendobj\n5 0 obj\n<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream\nendobj\n`,
    ),
    Buffer.from('trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n'),
  ])
}
