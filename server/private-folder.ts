import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The database makes its own files, readable by anybody who reaches them. So its folder lets no other user in. */
const folders = ['.', 'postgres', 'files', 'scratch']

/** New files of this process are for its user alone, and so are the data folders, however they were made. */
export function keepPrivate(dataDir: string) {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  for (const folder of folders.map((name) => join(dataDir, name)))
    if (existsSync(folder) && (statSync(folder).mode & 0o077) !== 0) chmodSync(folder, 0o700)
}
