import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPdf } from '@/server/modules/files'
import type { Storage } from '@/server/ports/storage/port'

/** Far beyond what a loaded machine needs for a small process. */
const timeout = 60_000
const url = '/files/0123456789ab/menu.pdf'

function storeOf(bytes: Uint8Array): { storage: Storage } {
  const file = {
    byteCount: bytes.byteLength,
    version: '1',
    open: async () => new Blob([new Uint8Array(bytes)]),
  }
  const storage: Storage = {
    find: async (key) => (key === '0123456789ab/menu.pdf' ? file : null),
    ...{ write: async () => {}, delete: async () => {}, close: () => {} },
    list: async function* () {},
  }
  return { storage }
}

async function paper(pages: string[][][]) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const columns of pages) {
    const page = document.addPage([595, 842])
    for (const [nth, column] of columns.entries())
      for (const [at, text] of column.entries())
        page.drawText(text, { x: 50 + nth * 260, y: 780 - at * 30, size: 16, font })
  }
  return storeOf(await document.save())
}

test('a PDF’s words are read, one column after the other', { timeout }, async () => {
  const store = await paper([
    [
      ['Menú del día 12,90 €', '', 'Primeros', 'Lentejas estofadas', 'Ensalada mixta'],
      ['', '', 'Segundos', 'Merluza a la plancha', 'Pollo asado'],
    ],
  ])
  expect(await readPdf(store, url)).toEqual({
    pages: 1,
    text: 'Menú del día 12,90 €\nPrimeros\nLentejas estofadas\nEnsalada mixta\nSegundos\nMerluza a la plancha\nPollo asado',
  })
})

test('of one with sixty pages they are counted', { timeout }, async () => {
  const store = await paper(Array.from({ length: 60 }, (_, n) => [[`Plato ${n}`]]))
  expect(await readPdf(store, url)).toEqual({ pages: 60, text: '' })
})

test('what is broken, is none of ours or is not there is not read', { timeout }, async () => {
  const broken = storeOf(Buffer.from('%PDF-1.7 and nothing else'))
  expect(await readPdf(broken, url)).toBeNull()
  expect(await readPdf(broken, '/files/0123456789ab/foto.webp')).toBeNull()
  expect(await readPdf(broken, '/files/ba9876543210/menu.pdf')).toBeNull()
})
