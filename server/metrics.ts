import { errorStatus } from '@/contract/errors'
import type { ServerEnv } from '@/server/env'
import { AppError } from '@/server/errors'
import { AppStartError } from '@/server/start-error'
import { measureRequests } from '@/telemetry/http-metrics'
import { createRegistry } from '@/telemetry/registry'
import { serveMetrics } from '@/telemetry/serve-metrics'

/** The numbers of the api or the worker. docs/operations.md#metrics lists them. */
export const registry = createRegistry()

export const countRequest = measureRequests(registry)

/** A mail that is tried three times counts three times. */
export const countMail = registry.counter('mantel_mails_total', 'Tries to send a mail.', ['kind', 'outcome'])

export const countReply = registry.counter('mantel_whatsapp_replies_total', 'Tries to send a reply.', [
  'outcome',
])

/** `redis`: for all processes together. `process`: by this one alone, because Redis does not answer. */
export const countLimit = registry.counter('mantel_limit_counts_total', 'Where limits were counted.', [
  'where',
])

/** With a replica: where what everybody may see was read. */
export const countPublicRead = registry.counter('mantel_public_reads_total', 'Where public reads went.', [
  'database',
])

const countWebhook = registry.counter('mantel_webhooks_total', 'Webhook calls that arrived.', [
  'sender',
  'outcome',
])

/** Counts a webhook call: `taken`, `refused` (for example a wrong signature), or `failed` (the sender tries again). */
export async function countedWebhook<T>(sender: 'payments' | 'whatsapp' | 'mail', work: () => Promise<T>) {
  try {
    const answer = await work()
    countWebhook(sender, 'taken')
    return answer
  } catch (error) {
    const isRefused = error instanceof AppError && errorStatus[error.code] < 500
    countWebhook(sender, isRefused ? 'refused' : 'failed')
    throw error
  }
}

const countJob = registry.counter('mantel_jobs_total', 'Runs of a job.', ['job_name', 'outcome'])
const jobSeconds = registry.histogram(
  'mantel_job_seconds',
  'Time that a run took.',
  ['job_name'],
  [0.01, 0.05, 0.25, 1, 5, 15, 60, 300],
)
const lastDone = new Map<string, number>()
registry.reading(
  'mantel_job_last_done_seconds',
  'When a job last succeeded, in Unix time.',
  ['job_name'],
  () => [...lastDone].map(([job, at]) => [[job], at]),
)

export async function countedJob(job: string, run: () => Promise<void>) {
  const started = performance.now()
  try {
    await run()
    lastDone.set(job, Date.now() / 1000)
    countJob(job, 'done')
  } catch (error) {
    countJob(job, 'failed')
    throw error
  } finally {
    jobSeconds(performance.now() - started, job)
  }
}

const ports = { api: 'API_METRICS_PORT', worker: 'WORKER_METRICS_PORT' } as const

/** Opens the port of the metrics, if the operator has named one. */
export async function openMetrics(env: ServerEnv, process: keyof typeof ports) {
  const variable = ports[process]
  const port = env[variable]
  if (port === undefined) return
  await serveMetrics(registry, { process, port, host: env.METRICS_HOST, variable }).catch((error: Error) => {
    throw new AppStartError(error.message, { cause: error })
  })
}
