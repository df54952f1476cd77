import { createApp } from '@/server/app'
import type { Services } from '@/server/ctx'
import { measureBackups } from '@/server/db/backup-notes'
import { measureDatabase } from '@/server/db/database-metrics'
import { whenInDoubt } from '@/server/db/doubt'
import { openReplica } from '@/server/db/replica/open-replica'
import { startSharedClock } from '@/server/db/shared-clock'
import { prepareDemo } from '@/server/demo'
import type { ServerEnv } from '@/server/env'
import { createLimits } from '@/server/http/limits'
import { listen } from '@/server/http/listen'
import { jobsOf } from '@/server/jobs/definitions'
import { startJobs } from '@/server/jobs/runner'
import { openMetrics } from '@/server/metrics'
import { tellAfterDoubt } from '@/server/modules/restaurants'
import { measureQueues } from '@/server/modules/status'
import { openPrepared } from '@/server/open-prepared'
import { stopWaiting } from '@/server/ports/web-cache/bell'
import { run } from '@/server/run'
import { closeServices, createServices } from '@/server/services'

run('api', async ({ env, log, fail }) => {
  await openMetrics(env, 'api')
  const database = await openPrepared({ env, log, fail })
  try {
    const { DATABASE_REPLICA_URL: url } = env
    const replica = url ? openReplica({ url, primary: database, log }) : undefined
    const time = await startSharedClock(database.db, log)
    const services = createServices(env, log, database, { replica, clock: time.clock })
    measureDatabase(database, replica)
    await services.signer.ready()
    whenInDoubt(database.db, () => tellAfterDoubt(services))
    measureQueues(services)
    measureBackups(services.db)
    const demoOwner = env.hasDemoData ? await prepareDemo(services) : undefined
    // The supervisor announces web and api together. It needs no other message once the api listens.
    process.send?.({ demoOwner })
    const http = await serveApi(env, services)
    if (!process.send) announce(http.url, demoOwner)
    void services.ocr?.begin()
    const runner = env.WORKER === 'inside' ? startJobs({ ...services, database }, jobsOf(env)) : undefined
    runner?.catch((err: unknown) => log.error({ err }, 'jobs did not start'))

    return async () => {
      const drainMs = env.DRAIN_SECONDS * 1000
      await http.drain(drainMs)
      stopWaiting(services.db)
      time.close()
      await http.close(drainMs)
      await Promise.allSettled([runner?.then(({ stop }) => stop()), closeServices(services)])
      await replica?.close()
      await database.close()
    }
  } catch (error) {
    await database.close()
    throw error
  }
})

function serveApi(env: ServerEnv, services: Services) {
  const api = createApp(services, {
    limits: createLimits(),
    internalSecret: env.INTERNAL_SECRET,
    previousSecret: env.INTERNAL_SECRET_PREVIOUS,
    trustedProxies: env.TRUSTED_PROXIES,
    countryHeader: env.TRUSTED_PROXIES > 0 ? env.COUNTRY_HEADER : undefined,
    requestIdHeader: env.TRUSTED_PROXIES > 0 ? env.REQUEST_ID_HEADER : undefined,
  })
  return listen(api, env.API_HOST, env.API_PORT)
}

function announce(url: string, demoOwner: { email: string; password: string } | undefined) {
  const login = demoOwner ? ` · acceso de demostración: ${demoOwner.email} · ${demoOwner.password}` : ''
  process.stdout.write(`La API está lista en ${url}${login}\n`)
}
