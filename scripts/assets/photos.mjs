import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeVariants } from './variants.mjs'

const folder = path.join(import.meta.dirname, 'photos')

const licences = [
  ['CC0', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/deed.es'],
  ['Apache-2.0', 'Apache 2.0', 'https://www.apache.org/licenses/LICENSE-2.0'],
  ['Public domain', 'Dominio público', 'https://unlicense.org/'],
]

/** @param {string} text */
function author(text) {
  if (text.startsWith('PxHere')) return 'PxHere'
  if (text.startsWith('unknown')) return 'Autor desconocido (Unsplash)'
  return 'Colaboradores de public-domain-recipes'
}

/** Writes every photo of LICENSES.tsv in all widths, with its credit. */
export async function writePhotos() {
  const [, ...rows] = (await readFile(path.join(folder, 'LICENSES.tsv'), 'utf8')).trim().split('\n')
  const photos = []
  for (const row of rows) {
    const [file = '', , , , source = '', by = '', licence = '', title = ''] = row.split('\t')
    const [, licenceName, licenceUrl] = licences.find(([start = '']) => licence.startsWith(start)) ?? []
    if (!licenceName) throw new Error(`${file}: unknown licence ${licence}`)
    const picture = await writeVariants(path.join(folder, file), `demo-foto-${path.parse(file).name}`)
    const repository = source.split('@')[0]
    photos.push({
      ...picture,
      title,
      author: author(by),
      licence: licenceName,
      licenceUrl,
      source: `https://${repository}`,
    })
  }
  return photos
}
