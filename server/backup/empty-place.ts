import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppStartError } from '@/server/start-error'

/**
 * A data folder without data, with a folder inside it for what is being restored. That folder stays behind when a restore is killed, and
 * its notes say what the killed restore had put in its place. Nothing else in the data folder is touched.
 */
export async function openEmptyPlace(dataDir: string) {
  const staging = join(dataDir, '.restoring')
  const taken: string[] = []

  async function requireAbsent(name: string) {
    const path = join(dataDir, name)
    if (!(await readdir(dataDir)).includes(name)) return
    const isEmptyFolder = name === 'files' && (await readdir(path)).length === 0
    if (!isEmptyFolder)
      throw new AppStartError(`Ya existe ${path}: restaura en una carpeta vacía, la que diga DATA_DIR.`)
    await rm(path, { recursive: true })
  }

  await requireAbsent('postgres')
  if ((await readdir(dataDir)).includes('.restoring')) {
    for (const note of (await readdir(staging)).filter((name) => name.startsWith(notePrefix)))
      await rm(join(dataDir, note.slice(notePrefix.length)), { recursive: true, force: true })
    await rm(staging, { recursive: true })
  }
  await mkdir(staging, { mode: 0o700 })

  return {
    staging,
    /** Gives what was unpacked its final name, in one step. What the archive lacks stays as it is. */
    async take(name: string) {
      if (!(await readdir(staging)).includes(name)) return
      await requireAbsent(name)
      await writeFile(join(staging, notePrefix + name), '', { flush: true })
      await rename(join(staging, name), join(dataDir, name))
      taken.push(name)
    },
    async giveBack() {
      for (const name of taken) await rm(join(dataDir, name), { recursive: true, force: true })
    },
    close: () => rm(staging, { recursive: true, force: true }),
  }
}

/** No entry of an archive begins so. */
export const notePrefix = '.taken-'
