import { ensureBuilt } from './build/build.mjs'
import { announce } from './run/announce.mjs'
import { runCommand } from './run/command.mjs'
import { Failure } from './run/failure.mjs'
import { requireFreePort } from './run/ports.mjs'
import { prepare } from './run/prepare.mjs'
import { apiService, webService, workerService } from './run/services.mjs'
import { startService } from './run/supervisor.mjs'

const PARTS = /** @type {const} */ ({ api: 'server', worker: 'server', web: 'web' })
const SERVICES = { api: apiService, worker: workerService, web: webService }

/** @param {string[]} names @returns {('api' | 'worker' | 'web')[]} */
function wanted(names) {
  if (names.length === 0) return ['api', 'web']
  return names.map((name) => {
    if (name === 'api' || name === 'worker' || name === 'web') return name
    throw new Failure(`No hay ningún servicio «${name}»: se espera api, web o worker.`)
  })
}

async function start() {
  const names = wanted(process.argv.slice(2))
  const { settings, env } = prepare()
  const services = names.map((name) => SERVICES[name](settings, env))
  for (const { listens } of services)
    if (listens) await requireFreePort(listens.port, listens.variable, listens.host)
  await ensureBuilt(process.cwd(), [...new Set(names.map((name) => PARTS[name]))])

  const running = []
  for (const service of services) running.push(await startService(service))
  const news = Object.assign({}, ...running.map((service) => service.news))
  announce(names, settings, news)
  process.send?.(news)
  await Promise.race(running.map(({ ended }) => ended))
}

await runCommand(start, { signalled: 0 })
