import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { Failure } from '../run/failure.mjs'
import { startPostgres, startReplica } from '../test/start-postgres.mjs'
import { redisProgram, startRedis } from '../test/start-redis.mjs'
import { createDisk } from './disk.mjs'
import { startGeocoder } from './geocoder-server.mjs'
import { startMailServer } from './mail-server.mjs'
import { startStandIns } from './stand-ins.mjs'
import { startValve } from './valve.mjs'

/** @typedef {Awaited<ReturnType<typeof startServers>>} Servers */
/** @typedef {import('../test/start-postgres.mjs').OwnPostgres} OwnPostgres */

const account = 'mantel'

/** All that Mantel talks to, each behind a valve, and the variables that lead there. */
export async function startServers() {
  const diskOf = new WeakMap()
  const disks = [createDisk('primary')]
  const first = await startPostgres(disks[0]?.folder)
  if (!first || !redisProgram) throw new Failure('Hacen falta PostgreSQL y Redis o Valkey.')
  diskOf.set(first, disks[0])
  await giveAccount(first)

  /** @param {OwnPostgres} primary */
  async function replicaOf(primary) {
    const disk = createDisk('replica')
    disks.push(disk)
    const replica = await startReplica(primary, disk.folder)
    diskOf.set(replica, disk)
    return replica
  }

  const databases = { primary: first, replica: await replicaOf(first) }
  const [redis, mail, geocoder] = [await startRedis(), await startMailServer(), await startGeocoder()]
  const standIns = await startStandIns()
  const { s3, stripe, graph, access } = standIns
  const valves = {
    database: await startValve(placeOf(first.url)),
    replica: await startValve(placeOf(databases.replica.url)),
    redis: await startValve(placeOf(redis.url)),
    s3: await startValve(placeOf(s3.options.endpoint ?? '')),
    smtp: await startValve({ host: '127.0.0.1', port: mail.port }),
    stripe: await startValve(placeOf(stripe.apiUrl)),
    whatsapp: await startValve(placeOf(graph.url)),
    geocoder: await startValve({ host: '127.0.0.1', port: geocoder.port }),
  }
  const secret = () => randomBytes(32).toString('hex')
  const at = (/** @type {keyof typeof valves} */ name) => `http://127.0.0.1:${valves[name].port}`
  return {
    ...{ databases, redis, mail, valves, replicaOf, standIns },
    diskOf: (/** @type {OwnPostgres} */ database) =>
      /** @type {import('./disk.mjs').Disk} */ (diskOf.get(database)),
    variables: {
      ...{ SESSION_SECRET: secret(), INTERNAL_SECRET: secret(), FACTOR_SECRET: secret() },
      DATABASE_URL: `postgres://${account}@127.0.0.1:${valves.database.port}/postgres`,
      DATABASE_REPLICA_URL: `postgres://${account}@127.0.0.1:${valves.replica.port}/postgres`,
      REDIS_URL: redis.url.replace(/:\d+\//, `:${valves.redis.port}/`),
      SMTP_URL: `smtp://127.0.0.1:${valves.smtp.port}`,
      ...{ S3_ENDPOINT: at('s3'), S3_BUCKET: s3.options.bucket, S3_REGION: s3.options.region },
      ...{ S3_ACCESS_KEY_ID: s3.options.accessKeyId, S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey },
      ...{ STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_WEBHOOK_SECRET: stripe.webhookSecret },
      STRIPE_API_URL: at('stripe'),
      ...{ WHATSAPP_TOKEN: access.token, WHATSAPP_PHONE_ID: access.phoneId, WHATSAPP_NUMBER: '+34600000000' },
      ...{ WHATSAPP_APP_SECRET: access.appSecret, WHATSAPP_VERIFY_TOKEN: access.verifyToken },
      ...{ WHATSAPP_API_BASE: at('whatsapp'), WHATSAPP_API_VERSION: access.version },
      ...{ GEOCODER: 'cartociudad', CARTOCIUDAD_URL: at('geocoder') },
    },
    async stop() {
      for (const { close } of Object.values(valves)) close()
      geocoder.close()
      await Promise.all([redis.close(), mail.close(), standIns.close()])
      for (const { stop: stopDatabase } of [databases.replica, databases.primary]) await stopDatabase()
      for (const { close } of disks) close()
    },
  }
}

/** Mantel is no superuser, who would always find a connection. @param {OwnPostgres} primary */
async function giveAccount(primary) {
  const operator = operatorOf(primary)
  await operator.query(`create role ${account} login`)
  await operator.query(`alter database postgres owner to ${account}`)
  await operator.query(`alter schema public owner to ${account}`)
  await operator.end()
}

/** @param {{ url: string }} database */
export function operatorOf({ url }) {
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
