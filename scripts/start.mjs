import { ensureBuilt } from './build/build.mjs'
import { announce } from './run/announce.mjs'
import { namesAsked } from './run/asked.mjs'
import { runCommand } from './run/command.mjs'
import { keepRunning } from './run/keep-running.mjs'
import { requireFreePort } from './run/ports.mjs'
import { prepare } from './run/prepare.mjs'
import { apiService, webService, workerService } from './run/services.mjs'
import { startService } from './run/supervisor.mjs'

const PARTS = /** @type {const} */ ({ api: 'server', worker: 'server', web: 'web' })
const SERVICES = { api: apiService, worker: workerService, web: webService }

const usage = `npm start                  la api y la web
npm start -- api web worker   solo los servicios que se nombran`

async function start() {
  const asked = namesAsked(usage, /** @type {const} */ (['api', 'web', 'worker']))
  const names = asked.length > 0 ? asked : /** @type {typeof asked} */ (['api', 'web'])
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
  await Promise.all(running.map((one) => keepRunning(one.service, one)))
}

await runCommand(start, { signalled: 0 })
