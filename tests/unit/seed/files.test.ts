import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photoWidths } from '@/contract/lists'
import credits from '@/public/credits.json'
import { occasions } from '@/server/db/seed/data/documents'
import { demoFilesFolder } from '@/server/db/seed/demo-data'
import { generateRestaurants } from '@/server/db/seed/generate/restaurants'
import { fileKeyOf } from '@/server/modules/files/file-key'

const folder = demoFilesFolder()
const houses = generateRestaurants()

const urls = [
  ...houses.flatMap(({ pictures }) => [
    ...[pictures.header, pictures.logo].filter((url) => url !== null),
    ...pictures.additional,
  ]),
  ...houses.flatMap(({ cartas }) => cartas.map(({ file }) => `/files/${file}`)),
  ...occasions.map(({ file }) => `/files/${file}`),
]

test.each([...new Set(urls)])('%s is there and can be served', (url) => {
  const key = url.replace('/files/', '')
  expect(fileKeyOf(key)).not.toBeNull()
  const bytes = readFileSync(join(folder, key))
  expect(bytes.subarray(0, 4).toString()).toBe(key.endsWith('.pdf') ? '%PDF' : 'RIFF')
})

test.each([...new Set(urls)].filter((url) => url.endsWith('.webp')))(
  '%s has every smaller width beside it',
  (url) => {
    const [, path = '', width] = url.match(/^\/files\/(.*)\/(\d+)\.webp$/) ?? []
    for (const smaller of photoWidths.filter((one) => one <= Number(width)))
      expect(existsSync(join(folder, path, `${smaller}.webp`))).toBe(true)
  },
)

test('every photo is credited', () => {
  const photos = readdirSync(folder).filter((name) => name.startsWith('demo-foto-'))
  expect(credits.photos.map(({ fileId }) => fileId).sort()).toEqual(photos.sort())
  for (const { title, author, licence, licenceUrl, source } of credits.photos)
    for (const text of [title, author, licence, licenceUrl, source]) expect(text).toBeTruthy()
})
