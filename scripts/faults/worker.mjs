import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startNode } from '../run/children.mjs'
import { findFreePort } from '../run/ports.mjs'
import { workerService } from '../run/services.mjs'
import { readSettings } from '../run/settings.mjs'
import { withoutDotEnv } from '../test/running-mantel.mjs'

const patienceMs = 60_000

/**
 * A worker that can be killed and started again.
 * @param {string} name
 * @param {string} folder
 * @param {Record<string, string>} variables
 */
export async function createWorker(name, folder, variables) {
  const own = path.join(folder, name)
  mkdirSync(own)
  const port = await findFreePort()
  /** @type {ReturnType<typeof startNode> | undefined} */
  let running
  /** @type {string[]} */
  const log = []

  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    )

  return {
    name,
    log,
    isReady,
    async start() {
      const env = {
        ...process.env,
        ...withoutDotEnv(),
        ...variables,
        DATA_DIR: own,
        WORKER_METRICS_PORT: String(port),
      }
      const { args, env: all } = workerService(readSettings(env), env)
      running = startNode(args, { env: all, onLine: (line) => void log.push(line) })
      for (const until = Date.now() + patienceMs; Date.now() < until; await wait(50)) {
        if (running.process.exitCode !== null) break
        if (await isReady()) return
      }
      throw new Error(`${name} did not start:\n${log.slice(-30).join('\n')}`)
    },
    async kill() {
      running?.process.kill('SIGKILL')
      await running?.exit
    },
  }
}
