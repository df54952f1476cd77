import path from 'node:path'
import { Failure } from './failure.mjs'

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** @param {NodeJS.ProcessEnv} env @param {string} name @param {number} fallback */
function port(env, name, fallback) {
  const value = env[name] || String(fallback)
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= 1 && number <= 65_535) return number
  throw new Failure(
    `Hay variables de entorno que corregir: ${name} no vale, se espera un puerto entre 1 y 65535.`,
  )
}

/**
 * Only the settings that the supervisor itself needs. The api and the web check the others when they start.
 * @param {NodeJS.ProcessEnv} env
 */
export function readSettings(env) {
  const settings = {
    webPort: port(env, 'PORT', 3000),
    apiPort: port(env, 'API_PORT', 4000),
    host: env.HOST || undefined,
    apiHost: env.API_HOST || '127.0.0.1',
    dataDir: path.resolve(env.DATA_DIR || '.data'),
  }
  if (settings.webPort === settings.apiPort)
    throw new Failure(`PORT y API_PORT piden el mismo puerto, ${settings.webPort}: cambia uno de los dos.`)
  return settings
}

/** Variables of the shell win over those of .env. */
export function loadEnvFile() {
  try {
    process.loadEnvFile('.env')
  } catch {
    // The file .env is optional.
  }
}
