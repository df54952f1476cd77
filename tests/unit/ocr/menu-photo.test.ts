import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import { createLog } from '@/server/log'
import { menuInReadText } from '@/server/modules/chatbot/engine/meaning/reading'
import { openForReading } from '@/server/modules/files'
import { findProgram } from '@/server/ports/ocr/find-program'
import { chooseLanguages, createTesseract } from '@/server/ports/ocr/tesseract'
import type { Storage } from '@/server/ports/storage/port'
import { board, boardUrl } from './board'
import { standIn } from './stand-in'

const { program: standInThat, onlyWith } = standIn()

const real = findProgram(process.env.TESSERACT || 'tesseract', process.env.PATH ?? '')
const installed = real ? chooseLanguages(execFileSync(real, ['--list-langs'], { encoding: 'utf8' })) : []

/** Far beyond what a loaded machine needs. */
const patient = { ms: 120_000 }
const timeout = 130_000

/** English has no accents. */
const price = installed.includes('eng') ? 'Precio 12,90 €' : 'Menú 12,90 €'
const columns = [
  ['Primeros', 'Lentejas estofadas', 'Ensalada mixta', 'Gazpacho', '', price],
  ['Segundos', 'Merluza asada', 'Pollo con patatas', '', 'Postres', 'Flan casero'],
]

async function menuIn(program: string, storage: Storage) {
  const ocr = createTesseract(program, createLog('silent'), patient)
  const letters = await ocr.read(() => openForReading({ storage }, boardUrl))
  const text = menuInReadText(letters ?? '', '2026-11-18') ?? ''
  const [menu] = parseMenuText(text, { today: '2026-11-18' }).menus
  const dishes = menu?.categories.map(({ name, items }) => [name, items.map((dish) => dish.name)])
  return { price: menu?.price, dishes }
}

const menu = {
  price: 12.9,
  dishes: [
    ['Primeros', ['Lentejas estofadas', 'Ensalada mixta', 'Gazpacho']],
    ['Segundos', ['Merluza asada', 'Pollo con patatas']],
    ['Postres', ['Flan casero']],
  ],
}

test('a picture is opened grey and large enough; what is none, or is not there, is not opened', async () => {
  const storage = await board(columns)
  const opened = await openForReading({ storage }, boardUrl)
  expect(await sharp(opened ?? '').metadata()).toMatchObject({ format: 'png', width: 1200, channels: 1 })
  expect(await openForReading({ storage }, '/files/0123456789ab/carta.pdf')).toBeNull()
  expect(await openForReading({ storage }, '/files/ba9876543210/1000.webp')).toBeNull()
  expect(await openForReading({ storage }, 'https://example.com/1000.webp')).toBeNull()
})

test('what the program said of a board in two columns, held askew, is read one after the other', async () => {
  const said = readFileSync(join(import.meta.dirname, 'board-askew.tsv'), 'utf8')
  const program = standInThat(`process.stdout.write(${JSON.stringify(said)})`)
  expect(await menuIn(program, await board(columns, 2))).toEqual(menu)
})

describe.skipIf(!real || installed.length === 0)('the program of this machine reads a board', () => {
  test.each([0, 2])('in two columns, held %i degrees askew', { timeout }, async (turned) => {
    expect(await menuIn(real ?? '', await board(columns, turned))).toEqual(menu)
  })

  test.each(installed.filter((one) => one !== 'eus'))('with %s alone', { timeout }, async (language) => {
    const alone = onlyWith(real ?? '', language)
    expect(await menuIn(alone, await board([columns.flat()]))).toEqual(menu)
  })
})
