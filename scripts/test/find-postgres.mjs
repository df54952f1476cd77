import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** @param {string} directory */
function holdsServer(directory) {
  return ['initdb', 'postgres'].every((name) => existsSync(path.join(directory, name)))
}

/** @param {string} directory */
function entries(directory) {
  return existsSync(directory) ? readdirSync(directory) : []
}

/**
 * The folder with initdb and postgres, newest version first; null when PostgreSQL is not installed.
 * @returns {string | null}
 */
export function findPostgres() {
  const debian = entries('/usr/lib/postgresql')
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return [...debian, ...onPath].find(holdsServer) ?? null
}
