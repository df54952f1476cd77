import { PDFDocument } from 'pdf-lib'
import { maxImageBytes, maxPdfBytes } from '@/contract/rules/files/upload-limits'
import { noise } from '@/tests/api/files/bad-files'

/** The largest that may be uploaded: in pixels, and in bytes. */
export async function heavyFiles() {
  const photo = await noise(3200, 2400).jpeg({ quality: 90 }).toBuffer()
  return { photo: padded(photo), pdf: await heavyPdf() }
}

/** Bytes after a picture's end belong to no picture. */
const padded = (picture: Buffer) =>
  picture.length > maxImageBytes
    ? picture
    : Buffer.concat([picture, Buffer.alloc(maxImageBytes - picture.length)])

/** As many pages as are read, each full of words, and pictures that fill the rest. */
async function heavyPdf() {
  const document = await PDFDocument.create()
  const font = await document.embedFont('Helvetica')
  const size = 5
  for (let n = 0; n < 4; n += 1) {
    const page = document.addPage([1000, 1000])
    for (let line = 0; line < 150; line += 1)
      page.drawText('Menu de sopa 12,50 '.repeat(10), { x: 5, y: 6 * line, size, font })
  }
  const picture = await noise(1500, 1000).jpeg({ quality: 90 }).toBuffer()
  const [page] = document.getPages()
  for (let left = maxPdfBytes - 1_000_000; left > picture.length; left -= picture.length)
    page?.drawImage(await document.embedJpg(Buffer.concat([picture, Buffer.from(String(left))])))
  return Buffer.from(await document.save())
}
