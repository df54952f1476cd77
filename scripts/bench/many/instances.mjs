import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startNode } from '../../run/children.mjs'
import { findFreePort } from '../../run/ports.mjs'
import { apiService, webService } from '../../run/services.mjs'
import { readSettings } from '../../run/settings.mjs'
import { withoutDotEnv } from '../../test/running-mantel.mjs'
import { isReady } from './proxy.mjs'

/** @typedef {Awaited<ReturnType<typeof createInstance>>} Instance */

const host = '127.0.0.1'
const patienceMs = 120_000
const metrics = { web: 'METRICS_PORT', api: 'API_METRICS_PORT' }

/**
 * One web or api that can be killed, ended and started again at its address, as systemd or Kubernetes would do it.
 * @param {'web' | 'api'} kind
 * @param {string} name
 * @param {string} folder
 * @param {Record<string, string>} [own] variables of this process alone
 */
export async function createInstance(kind, name, folder, own = {}) {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const dataDir = path.join(folder, name)
  mkdirSync(dataDir)
  /** @type {ReturnType<typeof startNode> | undefined} */
  let running
  /** @type {Record<string, string>} */
  let given = {}
  /** @type {string[]} */
  const log = []
  /** @type {import('../../test/running-mantel.mjs').Login | undefined} */
  let demoOwner

  async function start() {
    const other = String(await findFreePort())
    const ports =
      kind === 'web' ? { PORT: String(port), API_PORT: other } : { PORT: other, API_PORT: String(port) }
    const env = {
      ...process.env,
      ...withoutDotEnv(),
      ...{ ...given, ...own, ...ports },
      HOST: host,
      DATA_DIR: dataDir,
      [metrics[kind]]: String(metricsPort),
    }
    const service = (kind === 'web' ? webService : apiService)(readSettings(env), env)
    running = startNode(service.args, { env: service.env, onLine: (line) => void log.push(line) })
    running.process.once('message', (/** @type {any} */ news) => {
      demoOwner = news?.demoOwner
    })
    for (const until = Date.now() + patienceMs; Date.now() < until; await wait(50)) {
      if (running.process.exitCode !== null) break
      if (await isReady({ host, port })) return
    }
    throw new Error(`${name} did not start:\n${log.slice(-30).join('\n')}`)
  }

  async function signal(/** @type {NodeJS.Signals} */ name) {
    running?.process.kill(name)
    await running?.exit
  }

  return {
    ...{ name, kind, host, port, log, start },
    url: `http://${host}:${port}`,
    /** @param {Record<string, string>} variables */
    with(variables) {
      given = variables
    },
    demoOwner: () => demoOwner,
    /** The numbers of this process, for Prometheus. */
    numbers: async () => (await fetch(`http://${host}:${metricsPort}/metrics`)).text(),
    kill: () => signal('SIGKILL'),
    end: () => signal('SIGTERM'),
  }
}
