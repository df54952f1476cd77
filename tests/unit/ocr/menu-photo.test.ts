import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseMenuText } from '@/contract/rules/menu-text'
import { menuInLetters } from '@/server/modules/chatbot/engine/reading'
import { openForReading } from '@/server/modules/files'
import { findProgram } from '@/server/ports/ocr/find-program'
import { createTesseract } from '@/server/ports/ocr/tesseract'
import type { Storage } from '@/server/ports/storage/port'

const program = findProgram('tesseract', process.env.PATH ?? '')
const lines = [
  ...['Menú del día', '', 'Primeros', 'Lentejas estofadas', 'Ensalada mixta', ''],
  ...[
    'Segundos',
    'Merluza a la plancha',
    'Pollo asado con patatas',
    '',
    'Postres',
    'Flan casero',
    '',
    '12,90 €',
  ],
]

/** A store with one picture: light letters on a dark board. */
async function board(columns = [lines], turned = 0): Promise<Storage> {
  const width = 1000 / columns.length
  const text = columns
    .flatMap((column, nth) =>
      column.map(
        (line, at) => `<text x="${60 + nth * width}" y="${90 + at * 62}" fill="#eee">${line}</text>`,
      ),
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" font-size="40"
    font-family="sans-serif"><rect width="1000" height="1000" fill="#23302a"/><g transform="rotate(${turned} 500 500)">${text}</g></svg>`
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 70 }).toBuffer()
  const file = {
    byteCount: bytes.byteLength,
    version: '1',
    open: async () => new Blob([new Uint8Array(bytes)]),
  }
  return {
    find: async (key) => (key === '0123456789ab/1000.webp' ? file : null),
    ...{ write: async () => {}, delete: async () => {}, close: () => {} },
    list: async function* () {},
  }
}

const url = '/files/0123456789ab/1000.webp'

test('a picture is opened grey and large enough; what is none, or is not there, is not opened', async () => {
  const storage = await board()
  const opened = await openForReading({ storage }, url)
  expect(await sharp(opened ?? '').metadata()).toMatchObject({ format: 'png', width: 1200, channels: 1 })
  expect(await openForReading({ storage }, '/files/0123456789ab/carta.pdf')).toBeNull()
  expect(await openForReading({ storage }, '/files/ba9876543210/1000.webp')).toBeNull()
  expect(await openForReading({ storage }, 'https://example.com/1000.webp')).toBeNull()
})

test.skipIf(!program).each([0, 2])(
  'a board in two columns, held %i degrees askew, is read one after the other',
  async (turned) => {
    const columns = [
      ['Primeros', 'Lentejas estofadas', 'Ensalada mixta', 'Gazpacho', '', 'Menú 12,90 €'],
      ['Segundos', 'Merluza asada', 'Pollo con patatas', '', 'Postres', 'Flan casero'],
    ]
    const storage = await board(columns, turned)
    const letters = await createTesseract(program ?? '', { ms: 120_000 }).read(() =>
      openForReading({ storage }, url),
    )
    const text = menuInLetters(letters ?? '', '2026-11-18') ?? ''
    const [menu] = parseMenuText(text, { today: '2026-11-18' }).menus
    expect(menu?.price).toBe(12.9)
    expect(menu?.categories.map(({ name, items }) => [name, items.map((dish) => dish.name)])).toEqual([
      ['Primeros', ['Lentejas estofadas', 'Ensalada mixta', 'Gazpacho']],
      ['Segundos', ['Merluza asada', 'Pollo con patatas']],
      ['Postres', ['Flan casero']],
    ])
  },
  130_000,
)

test.skipIf(!program)(
  'a drawn board is read by the real program',
  async () => {
    const storage = await board()
    const letters = await createTesseract(program ?? '', { ms: 120_000 }).read(() =>
      openForReading({ storage }, url),
    )
    const text = menuInLetters(letters ?? '', '2026-11-18') ?? ''
    const [menu] = parseMenuText(text, { today: '2026-11-18' }).menus
    expect(menu?.price).toBe(12.9)
    expect(menu?.categories.map(({ name, items }) => [name, items.length])).toEqual([
      ['Primeros', 2],
      ['Segundos', 2],
      ['Postres', 1],
    ])
  },
  130_000,
)
