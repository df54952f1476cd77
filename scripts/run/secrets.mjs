import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf, Failure } from './failure.mjs'

const NAMES = /** @type {const} */ (['SESSION_SECRET', 'INTERNAL_SECRET', 'FACTOR_SECRET'])

/** @typedef {Partial<Record<typeof NAMES[number], string>>} Secrets */

/** Windows has no such permission bits. @param {string} file */
const isOpen = (file) => process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0

/** @param {string} file @returns {Secrets} */
function read(file) {
  try {
    if (isOpen(file)) throw tooOpen(file)
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Failure) throw error
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return {}
    throw new Failure(`No se puede leer ${file}: arréglalo o bórralo (se cerrarán las sesiones abiertas).`)
  }
}

/** Other users may already have read the file. To change its permissions silently would hide that. @param {string} file */
const tooOpen = (file) =>
  new Failure(
    `Otros usuarios de esta máquina pueden leer ${file}: ejecuta «chmod 600 ${file}» o, si no te fías de ellos, bórralo (se cerrarán las sesiones abiertas).`,
  )

/** @param {string} file @param {Secrets} secrets */
function write(file, secrets) {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
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
 * Makes the missing secrets once and keeps them beside the data.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly (typeof NAMES[number])[]} [names] the secrets that this process needs
 * @returns {Secrets}
 */
export function loadSecrets(dataDir, env, names = NAMES) {
  const missing = names.filter((name) => !env[name])
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
