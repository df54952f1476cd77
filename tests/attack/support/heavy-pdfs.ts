import { once } from 'node:events'
import { createDeflate, deflateSync } from 'node:zlib'

const megabyte = 1024 * 1024

/** So many megabytes of one letter, folded, without ever being there. */
async function folded(megabytes: number, letter: string) {
  const deflate = createDeflate({ level: 9 })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const block = Buffer.alloc(megabyte, letter)
  for (let n = 0; n < megabytes; n += 1) if (!deflate.write(block)) await once(deflate, 'drain')
  deflate.end()
  await once(deflate, 'end')
  return Buffer.concat(parts)
}

const stream = (dict: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dict} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])

/** From its objects, the first of which is the catalog; readers find them without a table. */
function pdf(objects: (string | Buffer)[]) {
  const parts = objects.map((object, n) =>
    Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  )
  const trailer = `trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from(trailer)])
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const onePage = (more: string) => [
  catalog,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${more} >>`,
]

/** PDFs of kilobytes that unfold to 900 MB, or to a hundred thousand of something, in all the ways a PDF may. */
export async function heavyPdfs(): Promise<[what: string, bytes: Buffer][]> {
  const once = await folded(900, ' ')
  const twice = deflateSync(once, { level: 9 })
  const text = await folded(900, 'q ')
  const flate = '/Filter /FlateDecode'
  const flates = '/Filter [/FlateDecode /FlateDecode]'
  const nested = `/Filter [/ASCIIHexDecode /FlateDecode /FlateDecode]`
  const hexed = Buffer.from(`${twice.toString('hex')}>`)
  const objects = '/Type /ObjStm /N 100000 /First 1000000'
  const table = '/Type /XRef /Size 2000000000 /W [1 4 2] /Root 1 0 R'
  const image =
    '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 8 /ColorSpace /DeviceGray'
  const shown = '/Contents 5 0 R /Resources << /XObject << /I 4 0 R >> >>'
  const drawn = stream('', Buffer.from('q 600 0 0 800 0 0 cm /I Do Q'))
  const many = Array.from({ length: 100_000 }, (_, n) => `${n + 3} 0 R`).join(' ')
  const pages = Array.from({ length: 100_000 }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>')
  const deep = `${'<< /A '.repeat(200_000)}1${' >>'.repeat(200_000)}`
  return [
    ['a page of spaces', pdf([...onePage('/Contents 4 0 R'), stream(flate, once)])],
    ['a page of orders', pdf([...onePage('/Contents 4 0 R'), stream(flate, text)])],
    ['a page folded twice', pdf([...onePage('/Contents 4 0 R'), stream(flates, twice)])],
    ['a page folded twice, as figures', pdf([...onePage('/Contents 4 0 R'), stream(nested, hexed)])],
    ['objects folded once', pdf([...onePage(''), stream(`${objects} ${flate}`, once)])],
    ['objects folded twice', pdf([...onePage(''), stream(`${objects} ${flates}`, twice)])],
    ['a table of where things are', pdf([...onePage(''), stream(`${table} ${flate}`, once)])],
    ['a picture of 900 megapixels', pdf([...onePage(shown), stream(`${image} ${flate}`, once), drawn])],
    [
      'a hundred thousand pages',
      pdf([catalog, `<< /Type /Pages /Kids [${many}] /Count 100000 >>`, ...pages]),
    ],
    ['things in things in things', pdf([...onePage('/Deep 4 0 R'), deep])],
    ['forty pages that share one', pdf([catalog, shared(4), '<< >>', stream(flate, text)])],
  ]
}

const shared = (contents: number) => {
  const page = `<< /Type /Page /MediaBox [0 0 600 800] /Contents ${contents} 0 R >>`
  return `<< /Type /Pages /Count 4 /Kids [${page.repeat(4)}] >>`
}
