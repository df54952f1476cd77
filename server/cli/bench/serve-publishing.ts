import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { createApp } from '@/server/app'
import { openDatabase } from '@/server/db/client'
import { countLeft } from '@/server/db/seed'
import { serverEnv } from '@/server/env'
import { createLimits } from '@/server/http/limits'
import { listen } from '@/server/http/listen'
import { jobsOf } from '@/server/jobs/definitions'
import { startJobs } from '@/server/jobs/runner'
import { createLog } from '@/server/log'
import { closeServices, createServices } from '@/server/services'

const lookMs = 250

/** How late a timer of the process was, since the minute began: whatever it answers waits as long. */
const stalls = z.object({ p99: z.number(), max: z.number() })

/** The message that the benchmark gets whenever it asks: the listening port, the number of menus left, and the processor time used. */
export const news = z.object({
  url: z.string(),
  left: z.number().nullable(),
  cpuMs: z.number(),
  stallsMs: stalls,
})
export type News = z.infer<typeof news>

const begin = z.object({ now: z.number() })

/** The api and its jobs, by a clock that the benchmark sets: at its word the minute begins. */
export async function servePublishing(smtpUrl?: string) {
  const asked = serverEnv()
  const env = { ...asked, hasDemoData: false, SMTP_URL: smtpUrl ?? asked.SMTP_URL }
  const log = createLog('error')
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, INTERNAL_SECRET: internalSecret } = env
  const database = await openDatabase({ databaseUrl, dataDir, log })
  const time = { ahead: 0 }
  const webCache = { expire: async () => undefined, settled: async () => undefined }
  const clock = () => new Date(Date.now() + time.ahead)
  const services = { ...createServices(env, log, database), clock, webCache }
  const limits = createLimits({ read: Number.MAX_SAFE_INTEGER })
  const http = await listen(
    createApp(services, { limits, internalSecret, trustedProxies: 1 }),
    '127.0.0.1',
    0,
  )
  const state: { runner?: ReturnType<typeof startJobs> } = {}
  const stalled = monitorEventLoopDelay({ resolution: 1 })
  stalled.enable()
  const tell = (left: number | null) => {
    const { user, system } = process.cpuUsage()
    const stallsMs = { p99: stalled.percentile(99) / 1e6, max: stalled.max / 1e6 }
    if (process.connected)
      process.send?.({ url: http.url, left, cpuMs: (user + system) / 1000, stallsMs } satisfies News)
  }

  process.on('message', (message) => {
    time.ahead = begin.parse(message).now - Date.now()
    stalled.reset()
    state.runner = startJobs({ ...services, database }, jobsOf(env))
  })
  const ending = new AbortController()
  process.on('disconnect', async () => {
    ending.abort()
    await http.close()
    await (await state.runner)?.stop()
    await closeServices(services)
    await database.close()
    process.exit(0)
  })
  tell(null)
  while (!ending.signal.aborted) {
    await wait(lookMs)
    if (!ending.signal.aborted) tell(state.runner ? await countLeft(database.db) : null)
  }
}
