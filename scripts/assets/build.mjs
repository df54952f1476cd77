import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writePdfs } from './carta-pdfs.mjs'
import { writeCartaPictures } from './carta-pictures.mjs'
import { data, fonts } from './credits.mjs'
import { writeIcons } from './icons.mjs'
import { writeLogos } from './logos.mjs'
import { writePhotos } from './photos.mjs'
import { seenFromAfar } from './seen-from-afar.mjs'
import { root } from './variants.mjs'

/** @param {string} file @param {unknown} content */
const write = (file, content) => writeFile(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`)

// The output is committed: run this again only when a source changes.
const photos = await writePhotos()
await write('server/db/seed/photos.json', photos)
await write('public/credits.json', { photos, data, fonts })
await writeIcons()
await writeLogos()
await writeCartaPictures()
await write('server/db/seed/pictures.json', await seenFromAfar())
await writePdfs()
