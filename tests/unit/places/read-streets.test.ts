import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { distanceKm } from '@/contract/geography'
import { rowsOf } from '@/server/db/places/load-places'
import type { RawPlace } from '@/server/db/places/place-row'
import { readStreets } from '@/server/db/places/read-streets'

const city = (name: string, province: string): RawPlace => ({
  ...{ kind: 'municipality', name, municipality: name, province, region: 'Euskadi', postcode: '20001' },
  ...{ lat: 43.3, lon: -1.98, population: 180_000 },
})

const cities = [city('Donostia/San Sebastián', 'Gipuzkoa'), city('Alacant/Alicante', 'Alacant/Alicante')]
const header = 'name,municipality,province,lat,lon'
const read = (...lines: string[]) => readStreets([header, ...lines].join('\n'), cities, 'calles.csv')

test('a street has the town, the province and the region of its municipality', () => {
  const [street] = read('"Calle Mayor, la vieja",San Sebastián,Gipuzkoa,43.32,-1.98')
  expect(street).toMatchObject({
    ...{ kind: 'street', name: 'Calle Mayor, la vieja', municipality: 'Donostia/San Sebastián' },
    ...{ province: 'Gipuzkoa', region: 'Euskadi', lat: 43.32, lon: -1.98, postcode: '' },
  })
})

test.each([['Donostia'], ['San Sebastián'], ['donostia']])('%s is found', (name) => {
  expect(read(`Calle,${name},Gipuzkoa,43,-2`)).toHaveLength(1)
})

test.each([
  ['Calle,París,Francia,48,2'],
  ['Calle,Donostia,Gipuzkoa,norte,-2'],
  [',Donostia,Gipuzkoa,43,-2'],
  ['Calle,Donostia,Gipuzkoa'],
])('%s is named as not understood', (line) => {
  expect(() => read('Calle,Donostia,Gipuzkoa,43,-2', line)).toThrow(`La línea 3 de calles.csv no se entiende`)
})

test('another header is refused', () => {
  expect(() => readStreets('nombre;municipio', cities, 'calles.csv')).toThrow(header)
})

test('each of our own streets and sights lies in its municipality', async () => {
  const tsv = gunzipSync(await readFile('server/db/places/places-es.tsv.gz')).toString()
  const csv = await readFile('server/db/places/streets.csv', 'utf8')
  const rows = rowsOf(tsv, [{ csv, file: 'streets.csv' }])
  const settled = rows.filter(({ kind }) => !['street', 'region', 'province'].includes(kind))
  const streets = rows.filter(({ kind }) => kind === 'street')
  expect(streets.length).toBeGreaterThan(100)
  for (const street of streets) {
    const isInTown = ({ municipality, province }: RawPlace) =>
      municipality === street.municipality && province === street.province
    const near = settled
      .map((place) => ({ place, km: distanceKm(street, place) }))
      .toSorted((a, b) => a.km - b.km)
    expect(
      near.slice(0, 5).some(({ place }) => isInTown(place)),
      street.label,
    ).toBe(true)
    expect(near.find(({ place }) => isInTown(place))?.km, street.label).toBeLessThan(4)
  }
})
