import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The measured faces from the disk, as the browser has them from the site. */
export const facesFromDisk = () => ({
  loadLetters: async () => undefined,
  loadFace: async (face: string) =>
    JSON.parse(readFileSync(path.resolve(`public/fonts/menu/${face}.json`), 'utf8')),
})
