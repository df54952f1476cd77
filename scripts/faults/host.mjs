import { createInstance } from '../bench/many/instances.mjs'
import { startProxy } from '../bench/many/proxy.mjs'
import { createClock } from './clock.mjs'
import { createDisk } from './disk.mjs'
import { operatorOf, placeOf, startServers } from './servers.mjs'
import { createWorker } from './worker.mjs'

/** @typedef {Awaited<ReturnType<typeof startHost>>} Host */
/** @typedef {{ kill(): Promise<void>, start(): Promise<void> }} Killable */

/** Two webs, two apis and two workers behind plain proxies. The clocks of the second ones can leap. @param {string} folder */
export async function startHost(folder) {
  const servers = await startServers()
  const { databases, valves } = servers
  let operator = operatorOf(databases.primary)
  const disk = createDisk('processes')
  const clocks = {
    api: createClock(folder, 'api-2'),
    web: createClock(folder, 'web-2'),
    worker: createClock(folder, 'worker-2'),
  }
  const apis = [
    await createInstance('api', 'api-1', disk.folder),
    await createInstance('api', 'api-2', disk.folder, clocks.api.variables),
  ]
  const webs = [
    await createInstance('web', 'web-1', disk.folder),
    await createInstance('web', 'web-2', disk.folder, clocks.web.variables),
  ]
  const [site, api] = [await startProxy(webs), await startProxy(apis)]
  const shared = {
    ...servers.variables,
    ...{ SITE_URL: site.url, API_URL: api.url, WEB_URL: webs[0]?.url ?? '', TRUSTED_PROXIES: '1' },
    ...{ DEMO_DATA: 'on', WORKER: 'separate' },
  }
  const workers = [
    await createWorker('worker-1', disk.folder, shared),
    await createWorker('worker-2', disk.folder, { ...shared, ...clocks.worker.variables }),
  ]
  const instances = [...apis, ...webs]
  for (const instance of instances) instance.with(shared)

  async function stop() {
    for (const { kill } of [...instances, ...workers]) await kill()
    for (const { close } of [site, api]) close()
    await operator.end().catch(() => undefined)
    await servers.stop()
    disk.close()
  }

  try {
    for (const { start } of [...instances, ...workers]) await start()
  } catch (error) {
    await stop()
    throw error
  }
  const { redis, mail, standIns, diskOf } = servers
  return {
    ...{ webs, apis, workers, instances, site, api, databases, redis, mail, valves, stop },
    ...{ disk, diskOf, clocks, standIns },
    operator: () => operator,
    /** The former replica is the primary now, and gets a replica of its own. The addresses lead there. */
    async afterFailover() {
      const old = databases.primary
      databases.primary = databases.replica
      await operator.end().catch(() => undefined)
      operator = operatorOf(databases.primary)
      return async () => {
        databases.replica = await servers.replicaOf(databases.primary)
        valves.replica.lead(placeOf(databases.replica.url))
        await old.stop()
      }
    },
  }
}
