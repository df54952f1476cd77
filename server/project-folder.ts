import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppStartError } from '@/server/start-error'

/** Finds a folder of the project's sources, from the sources and from the bundle in dist/. */
export function projectFolder(path: string): string {
  return search(dirname(fileURLToPath(import.meta.url)), path)
}

function search(from: string, path: string): string {
  const folder = join(from, path)
  if (existsSync(folder)) return folder
  const parent = dirname(from)
  if (parent === from) throw new AppStartError(`Falta la carpeta ${path}: vuelve a instalar Mantel.`)
  return search(parent, path)
}
