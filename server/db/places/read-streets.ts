import { AppStartError } from '@/server/start-error'
import { placeKey, type RawPlace } from './place-row'
import { spokenName } from './spoken-names'

const header = 'name,municipality,province,lat,lon'

/**
 * Streets and sights of a CSV file, in UTF-8, with the header `name,municipality,province,lat,lon`. An operator's own file is named by
 * STREETS_CSV. A place gets its region and its population from its municipality, which the gazetteer must have.
 */
export function readStreets(csv: string, municipalities: RawPlace[], file: string): RawPlace[] {
  const [first = '', ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  if (first.replaceAll(' ', '').toLowerCase() !== header)
    throw new AppStartError(`La primera línea de ${file} tiene que ser: ${header}`)
  const known = byName(municipalities)
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const [name = '', municipality = '', province = '', lat = '', lon = ''] = cellsOf(line)
    const city = known.get(cityKey(municipality, province))
    const at = { lat: Number(lat), lon: Number(lon) }
    if (!city || name === '' || lat === '' || lon === '' || Number.isNaN(at.lat + at.lon))
      throw new AppStartError(
        `La línea ${index + 2} de ${file} no se entiende (nombre, municipio de España, provincia, latitud y longitud): ${line}`,
      )
    return [{ ...city, ...at, kind: 'street' as const, name, postcode: '', population: 0 }]
  })
}

/** Each municipality under each of its names: «Donostia/San Sebastián» is found by both names. */
function byName(municipalities: RawPlace[]) {
  const known = new Map<string, RawPlace>()
  for (const city of municipalities)
    for (const name of namesOf(city.name, city.province))
      for (const province of namesOf(city.province, city.province)) known.set(cityKey(name, province), city)
  return known
}

const namesOf = (name: string, province: string) => [name, ...name.split('/'), spokenName(name, province)]
const cityKey = (municipality: string, province: string) => `${placeKey(municipality)}, ${placeKey(province)}`

/** The cells of a line. A cell with a comma stands between double quotes. */
function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...cells].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
}
