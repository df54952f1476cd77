import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres, startReplica } from '../../test/start-postgres.mjs'
import { redisProgram, startRedis } from '../../test/start-redis.mjs'
import { choosePages } from '../pages.mjs'
import { createInstance } from './instances.mjs'
import { createOwner, keepPublishing, untilSeen } from './owner.mjs'
import { startProxy } from './proxy.mjs'
import { startVisitors } from './visitors.mjs'

/** @typedef {Awaited<ReturnType<typeof startMany>>} Running */

const publications = 30
const visitors = 4

/**
 * Two webs and two apis behind a plain proxy, with a PostgreSQL, its replica and a Redis: how soon a change is seen on both webs, and what
 * visitors notice when one of them is killed or replaced.
 * @param {string} folder
 */
export async function measureMany(folder) {
  const running = await startMany(folder)
  try {
    console.log('\nDe «Publicado» a verse en las dos webs, en milisegundos')
    console.table(await seenOnBoth(running))
    console.log('\nDónde leyeron las api lo que todos pueden ver')
    console.table(await publicReads(running))
    console.log('\nkill -9 a uno tras otro, con visitas')
    console.table(await killEach(running))
    console.log('\nCambiar uno tras otro (SIGTERM y uno nuevo), con visitas')
    console.table(await replaceEach(running))
  } finally {
    await running.stop()
  }
}

/** @param {string} folder */
async function startMany(folder) {
  const primary = await startPostgres()
  if (!primary || !redisProgram) throw new Error('Hacen falta PostgreSQL y Redis o Valkey.')
  const { url: database, stop: stopPrimary } = primary
  const [replica, redis] = [await startReplica(primary), await startRedis()]
  const apis = [await createInstance('api', 'api-1', folder), await createInstance('api', 'api-2', folder)]
  const webs = [await createInstance('web', 'web-1', folder), await createInstance('web', 'web-2', folder)]
  const [site, api] = [await startProxy(webs), await startProxy(apis, { writesAddress: true })]
  const secret = () => randomBytes(32).toString('hex')
  const shared = {
    ...{ SESSION_SECRET: secret(), INTERNAL_SECRET: secret(), FACTOR_SECRET: secret() },
    ...{ SITE_URL: site.url, API_URL: api.url, WEB_URL: webs[0]?.url ?? '', TRUSTED_PROXIES: '1' },
    ...{ DATABASE_URL: database, DATABASE_REPLICA_URL: replica.url, REDIS_URL: redis.url },
    ...{ DEMO_DATA: 'on', DRAIN_SECONDS: '2' },
  }
  const instances = [...apis, ...webs]
  for (const instance of instances) instance.with(shared)

  async function stop() {
    for (const { kill } of instances) await kill()
    for (const { close } of [site, api]) close()
    await redis.close()
    await replica.stop()
    await stopPrimary()
  }

  try {
    for (const { start } of instances) await start()
    const { inicio, búsqueda, perfil } = await choosePages(site.url)
    const login = apis[0]?.demoOwner()
    if (!login) throw new Error('No hay propietario de demostración.')
    const owner = await createOwner(site.url, api.url, login)
    const pages = [inicio, búsqueda, búsqueda, búsqueda, perfil, site.url + owner.profile]
    const paths = pages.map((page) => page.slice(site.url.length))
    return { ...{ instances, webs, apis, site, api, owner, paths, stop }, others: { replica, redis } }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param {Running} running */
async function seenOnBoth({ webs, owner }) {
  /** @type {number[]} */
  const times = []
  for (let n = 0; n < publications; n++) {
    const dish = await owner.publish()
    const started = performance.now()
    const seen = await Promise.all(
      webs.map(({ url }) => untilSeen(url + owner.profile, dish, started + 10_000)),
    )
    times.push(Math.max(...seen) - started)
    await wait(Math.random() * 300)
  }
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) =>
    Math.round(times[Math.ceil(times.length * share) - 1] ?? Number.NaN)
  return { veces: times.length, p50: at(0.5), p95: at(0.95), 'la más lenta': at(1) }
}

/** @param {Running} running */
async function publicReads({ apis }) {
  const numbers = await Promise.all(apis.map((api) => api.numbers()))
  const count = (/** @type {string} */ database) =>
    numbers
      .flatMap((text) => [...text.matchAll(/^mantel_public_reads_total\{(.*)\} (\d+)$/gm)])
      .filter(([, labels = '']) => labels.includes(`database="${database}"`))
      .reduce((sum, [, , value]) => sum + Number(value), 0)
  return { 'en la réplica': count('replica'), 'en la principal': count('primary') }
}

/** @param {Running} running */
async function killEach(running) {
  const { instances, others } = running
  const { replica, redis } = others
  const each = [
    ...instances.map(({ name, kill, start }) => ({ name, kill, start })),
    { name: 'réplica', kill: () => replica.kill('SIGKILL'), start: replica.start },
    { name: 'redis', kill: redis.stop, start: redis.start },
  ]
  /** @type {Record<string, object>} */
  const rows = {}
  for (const { name, kill, start } of each)
    rows[name] = await watched(running, async () => {
      await wait(1_500)
      await kill()
      await wait(2_500)
      await start()
      await wait(1_500)
    })
  return rows
}

/** @param {Running} running */
async function replaceEach(running) {
  /** @type {Record<string, object>} */
  const rows = {}
  for (const { name, end, start } of running.instances)
    rows[name] = await watched(running, async () => {
      await wait(500)
      await end()
      await start()
      await wait(1_000)
    })
  return rows
}

/**
 * What visitors and an owner notice of the work.
 * @param {Running} running
 * @param {() => Promise<void>} work
 */
async function watched({ site, api, owner, paths, webs }, work) {
  const before = [site.counted.again, api.counted.again]
  const visiting = startVisitors(site.url, paths, visitors)
  const publishing = keepPublishing(owner, 700)
  await work()
  const [{ asked, failures, slowestMs }, { published, pressedAgain, lost, last }] = [
    await visiting.stop(),
    await publishing.stop(),
  ]
  const until = performance.now() + 10_000
  const seen = await Promise.all(webs.map(({ url }) => untilSeen(url + owner.profile, last, until)))
  for (const failure of failures.slice(0, 5)) console.log(failure)
  return {
    páginas: asked,
    fallidas: failures.length,
    'repetidas por el proxy': `${site.counted.again - (before[0] ?? 0)} web, ${api.counted.again - (before[1] ?? 0)} api`,
    'la más lenta (ms)': slowestMs,
    publicados: published,
    'pulsado otra vez': pressedAgain,
    perdidos: lost + seen.filter((at) => at === Number.POSITIVE_INFINITY).length,
  }
}
