import { execve } from 'node:process'
import { explain, Failure } from './run/failure.mjs'
import { loadSecrets } from './run/secrets.mjs'
import { apiService, webService, workerService } from './run/services.mjs'
import { readSettings } from './run/settings.mjs'

const usage = 'node scripts/serve.mjs web | api | worker | migrate | backup | restore | move | admin | doctor'

/** Only the api opens what FACTOR_SECRET seals. */
const services = /** @type {const} */ ({
  web: { start: webService, secrets: ['SESSION_SECRET', 'INTERNAL_SECRET'] },
  api: { start: apiService, secrets: ['INTERNAL_SECRET', 'FACTOR_SECRET'] },
  worker: { start: workerService, secrets: ['INTERNAL_SECRET', 'FACTOR_SECRET'] },
})
const commands = ['migrate', 'backup', 'restore', 'move', 'admin', 'doctor']

/**
 * Becomes one process of what is built already, for a container or a unit that starts it again by itself: no supervisor stays in memory,
 * and signals reach the process itself.
 * @param {string[]} given
 */
function serve([name = '', ...more]) {
  const settings = readSettings(process.env)
  if (name === 'web' || name === 'api' || name === 'worker') {
    const { start, secrets } = services[name]
    const env = { ...process.env, ...loadSecrets(settings.dataDir, process.env, secrets) }
    return become(start(settings, env))
  }
  if (commands.includes(name))
    return become({ args: ['--enable-source-maps', `dist/server/cli/${name}.js`, ...more], env: process.env })
  throw new Failure(usage)
}

/** @param {{ args: string[], env: NodeJS.ProcessEnv }} service */
function become({ args, env }) {
  if (!execve) throw new Failure('Hace falta Node 22.15 o más nuevo.')
  execve(process.execPath, [process.execPath, ...args], defined(env))
}

/** @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} */
function defined({ NODE_ENV = 'production', ...env }) {
  return { NODE_ENV, ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)) }
}

try {
  serve(process.argv.slice(2))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
