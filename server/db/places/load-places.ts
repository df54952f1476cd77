import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Database } from '@/server/db/client'
import { placeKinds } from '@/server/db/schema'
import { projectFolder } from '@/server/project-folder'
import { AppStartError } from '@/server/start-error'
import { type PlaceRow, placeRow, type RawPlace } from './place-row'
import { readPlacesVersion, replacePlaces } from './queries'
import { readStreets } from './read-streets'

/** Increase this number when the same file gives other rows than before. */
const format = 3

/**
 * Fills the gazetteer if it is empty, or if the files of Mantel or of the operator have changed. `ownStreets` is the path of the operator's
 * file of streets. Returns whether it did.
 */
export async function loadPlaces(db: Database, ownStreets?: string): Promise<boolean> {
  const folder = projectFolder('server/db/places')
  const [file, sights, own] = await Promise.all([
    readFile(join(folder, 'places-es.tsv.gz')),
    readFile(join(folder, 'streets.csv'), 'utf8'),
    ownStreets ? readOwn(ownStreets) : null,
  ])
  const version = `${format} ${createHash('sha256')
    .update(file)
    .update(sights)
    .update(own ?? '')
    .digest('hex')}`
  if ((await readPlacesVersion(db)) === version) return false
  const tsv = await promisify(gunzip)(file)
  const streets = [
    { csv: sights, file: 'streets.csv' },
    ...(own === null ? [] : [{ csv: own, file: ownStreets ?? '' }]),
  ]
  await replacePlaces(db, rowsOf(tsv.toString('utf8'), streets), version)
  return true
}

function readOwn(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new AppStartError(`No se puede leer el archivo de STREETS_CSV: ${path}`, { cause })
  })
}

/** Occurs in «Platja d’Aro»: its source was not UTF-8. */
const windowsApostrophe = '\u0092'

/** The rows of the file. Of several places with the same label, keeps the likeliest. */
export function rowsOf(tsv: string, streets: { csv: string; file: string }[] = []): PlaceRow[] {
  const [, ...lines] = tsv.trimEnd().replaceAll(windowsApostrophe, "'").split('\n')
  const settled = lines.flatMap((line) => rawPlace(line.split('\t')))
  const municipalities = settled.filter(({ kind }) => kind === 'municipality')
  const raw = [...settled, ...streets.flatMap(({ csv, file }) => readStreets(csv, municipalities, file))]
  const cities = new Map(municipalities.map((city) => [cityKey(city), city.population]))
  const rows = raw.map((place) => placeRow(place, cities.get(cityKey(place)) ?? 0))
  const byLabel = new Map<string, PlaceRow>()
  for (const row of rows) {
    const known = byLabel.get(row.label)
    if (!known || known.weight < row.weight) byLabel.set(row.label, row)
  }
  return [...byLabel.values()]
}

const cityKey = ({ municipality, province }: RawPlace) => `${municipality}\t${province}`

function rawPlace(cells: string[]): RawPlace[] {
  const [written, name = '', municipality = '', province = '', region = ''] = cells
  const [, , , , , postcode = '', lat, lon, population] = cells
  const kind = placeKinds.find((known) => known === written)
  if (!kind) return []
  const numbers = { lat: Number(lat), lon: Number(lon), population: Number(population) }
  return [{ kind, name, municipality, province, region, postcode, ...numbers }]
}
