import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@/server/project-folder'

export type Migration = { name: string; sql: string; checksum: string }

const FOLDER = join('server', 'db', 'migrations')

export function readMigrations(): Migration[] {
  const folder = projectFolder(FOLDER)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}
