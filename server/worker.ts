import { copyAndMigrate } from '@/server/backup/before-migration'
import { openDatabase } from '@/server/db/client'
import { measureDatabase } from '@/server/db/database-metrics'
import { whenInDoubt } from '@/server/db/doubt'
import { findRunningEmbedded } from '@/server/db/embedded/start-embedded'
import { startSharedClock } from '@/server/db/shared-clock'
import { jobsOf } from '@/server/jobs/definitions'
import { startJobs } from '@/server/jobs/runner'
import { openMetrics } from '@/server/metrics'
import { tellAfterDoubt } from '@/server/modules/restaurants'
import { run } from '@/server/run'
import { closeServices, createServices } from '@/server/services'
import { AppStartError } from '@/server/start-error'

/** Runs the jobs in their own process. The api is then started with WORKER=separate. */
run('worker', async ({ env, log, fail }) => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env
  if (!databaseUrl && !(await findRunningEmbedded(dataDir)))
    throw new AppStartError(
      'La base de datos integrada vive en la API: arranca antes la API, o da al worker la tuya con DATABASE_URL.',
    )
  await openMetrics(env, 'worker')
  const database = await openDatabase({ databaseUrl, dataDir, log, attach: true, onLost: fail })
  await copyAndMigrate(database, { env, log })
  const time = await startSharedClock(database.db, log)
  const services = createServices(env, log, database, { clock: time.clock })
  measureDatabase(database)
  await services.signer.ready()
  whenInDoubt(database.db, () => tellAfterDoubt(services))
  void services.ocr?.begin()
  const jobs = jobsOf(env)
  const runner = await startJobs({ ...services, database }, jobs)
  log.info({ jobs: jobs.map(({ name }) => name) }, 'worker ready')

  return async () => {
    time.close()
    await Promise.all([runner.stop(), closeServices(services)])
    await database.close()
  }
})
