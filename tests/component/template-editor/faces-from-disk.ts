import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The measured faces from the disk, as the browser has them from the site. */
export const facesFromDisk = () => ({
  loadLetters: async () => undefined,
  isLost: (face: string) => face === 'lora-400',
  /** Rye never comes. */
  loadFace: async (face: string) =>
    face === 'rye-400'
      ? undefined
      : JSON.parse(readFileSync(path.resolve(`public/fonts/menu/${face}.json`), 'utf8')),
})
