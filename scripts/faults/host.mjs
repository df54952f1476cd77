import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createInstance } from '../bench/many/instances.mjs'
import { startProxy } from '../bench/many/proxy.mjs'
import { Failure } from '../run/failure.mjs'
import { startPostgres, startReplica } from '../test/start-postgres.mjs'
import { redisProgram, startRedis } from '../test/start-redis.mjs'
import { startMailServer } from './mail-server.mjs'
import { startS3 } from './s3-server.mjs'
import { startValve } from './valve.mjs'
import { createWorker } from './worker.mjs'

/** @typedef {Awaited<ReturnType<typeof startHost>>} Host */
/** @typedef {{ kill(): Promise<void>, start(): Promise<void> }} Killable */

const account = 'mantel'

/** Two webs, two apis and a worker behind plain proxies. What they talk to stands behind valves. @param {string} folder */
export async function startHost(folder) {
  const first = await startPostgres()
  if (!first || !redisProgram) throw new Failure('Hacen falta PostgreSQL y Redis o Valkey.')
  const databases = { primary: first, replica: await prepared(first) }
  let operator = operatorOf(first)
  const [redis, mail, s3] = [await startRedis(), await startMailServer(), await startS3()]
  const valves = {
    database: await startValve(placeOf(first.url)),
    replica: await startValve(placeOf(databases.replica.url)),
    redis: await startValve(placeOf(redis.url)),
    s3: await startValve(placeOf(s3.options.endpoint ?? '')),
    smtp: await startValve({ host: '127.0.0.1', port: mail.port }),
  }
  const apis = [await createInstance('api', 'api-1', folder), await createInstance('api', 'api-2', folder)]
  const webs = [await createInstance('web', 'web-1', folder), await createInstance('web', 'web-2', folder)]
  const [site, api] = [await startProxy(webs), await startProxy(apis)]
  const secret = () => randomBytes(32).toString('hex')
  const shared = {
    ...{ SESSION_SECRET: secret(), INTERNAL_SECRET: secret(), FACTOR_SECRET: secret() },
    ...{ SITE_URL: site.url, API_URL: api.url, WEB_URL: webs[0]?.url ?? '', TRUSTED_PROXIES: '1' },
    DATABASE_URL: `postgres://${account}@127.0.0.1:${valves.database.port}/postgres`,
    DATABASE_REPLICA_URL: `postgres://${account}@127.0.0.1:${valves.replica.port}/postgres`,
    REDIS_URL: redis.url.replace(/:\d+\//, `:${valves.redis.port}/`),
    SMTP_URL: `smtp://127.0.0.1:${valves.smtp.port}`,
    ...{ S3_ENDPOINT: `http://127.0.0.1:${valves.s3.port}`, S3_BUCKET: s3.options.bucket },
    ...{ S3_ACCESS_KEY_ID: s3.options.accessKeyId, S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey },
    S3_REGION: s3.options.region,
    ...{ DEMO_DATA: 'on', WORKER: 'separate' },
  }
  const worker = await createWorker(folder, shared)
  const instances = [...apis, ...webs]
  for (const instance of instances) instance.with(shared)

  async function stop() {
    for (const { kill } of [...instances, worker]) await kill()
    for (const { close } of [site, api, ...Object.values(valves)]) close()
    await operator.end().catch(() => undefined)
    await Promise.all([redis.close(), mail.close(), s3.close()])
    for (const { stop: stopDatabase } of [databases.replica, databases.primary]) await stopDatabase()
  }

  try {
    for (const { start } of instances) await start()
    await worker.start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ...{ webs, apis, worker, instances, site, api, databases, redis, mail, valves, stop },
    operator: () => operator,
    /** The former replica is the primary now, and gets a replica of its own. The addresses lead there. */
    async afterFailover() {
      const old = databases.primary
      databases.primary = databases.replica
      await operator.end().catch(() => undefined)
      operator = operatorOf(databases.primary)
      return async () => {
        databases.replica = await startReplica(databases.primary)
        valves.replica.lead(placeOf(databases.replica.url))
        await old.stop()
      }
    },
  }
}

/** Mantel is no superuser, who would always find a connection. @param {import('../test/start-postgres.mjs').OwnPostgres} primary */
async function prepared(primary) {
  const operator = operatorOf(primary)
  await operator.query(`create role ${account} login`)
  await operator.query(`alter database postgres owner to ${account}`)
  await operator.query(`alter schema public owner to ${account}`)
  await operator.end()
  return startReplica(primary)
}

/** @param {{ url: string }} database */
function operatorOf({ url }) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
  })
  pool.on('error', () => undefined)
  return pool
}

/** @param {string} url */
export function placeOf(url) {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port) }
}
