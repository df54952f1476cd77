import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Database } from '@/server/db/client'
import { placeKinds } from '@/server/db/schema'
import { projectFolder } from '@/server/project-folder'
import { type PlaceRow, placeRow, type RawPlace } from './place-row'
import { readPlacesVersion, replacePlaces } from './queries'

/** Raise it when the same file gives other rows than before. */
const format = 1

/** Fills the gazetteer, also when a new version of Mantel has another file. Returns whether it did. */
export async function loadPlaces(db: Database): Promise<boolean> {
  const file = await readFile(join(projectFolder('server/db/places'), 'places-es.tsv.gz'))
  const version = `${format} ${createHash('sha256').update(file).digest('hex')}`
  if ((await readPlacesVersion(db)) === version) return false
  const tsv = await promisify(gunzip)(file)
  await replacePlaces(db, rowsOf(tsv.toString('utf8')), version)
  return true
}

/** Occurs in «Platja d’Aro»: its source was not UTF-8. */
const windowsApostrophe = '\u0092'

/** The rows of the file. Of several places with the same label, keeps the likeliest. */
export function rowsOf(tsv: string): PlaceRow[] {
  const [, ...lines] = tsv.trimEnd().replaceAll(windowsApostrophe, "'").split('\n')
  const raw = lines.flatMap((line) => rawPlace(line.split('\t')))
  const cities = new Map(
    raw.filter(({ kind }) => kind === 'municipality').map((city) => [cityKey(city), city.population]),
  )
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
