import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf, Failure } from './failure.mjs'

const NAMES = /** @type {const} */ (['SESSION_SECRET', 'INTERNAL_SECRET'])

/** @typedef {Partial<Record<typeof NAMES[number], string>>} Secrets */

/** @param {string} file @returns {Secrets} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return {}
    throw new Failure(`No se puede leer ${file}: arréglalo o bórralo (se cerrarán las sesiones abiertas).`)
  }
}

/** @param {string} file @param {Secrets} secrets */
function write(file, secrets) {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw error
    const where = path.dirname(file)
    throw new Failure(
      `No se puede escribir en ${where}: da permiso sobre esa carpeta o elige otra con DATA_DIR.`,
    )
  }
}

/**
 * The secrets nobody gave are made once and kept beside the data.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Secrets}
 */
export function loadSecrets(dataDir, env) {
  const missing = NAMES.filter((name) => !env[name])
  if (missing.length === 0) return {}
  const file = path.join(dataDir, 'secrets.json')
  const kept = read(file)
  const made = missing.filter((name) => !kept[name])
  const all = {
    ...kept,
    ...Object.fromEntries(made.map((name) => [name, randomBytes(32).toString('base64url')])),
  }
  if (made.length > 0) write(file, all)
  return Object.fromEntries(missing.map((name) => [name, all[name]]))
}
