import type { Logger } from 'pino'
import { type ServerEnv, serverEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { AppStartError } from '@/server/start-error'
import { collectorOf } from '@/telemetry/otel-variables'
import { endTraces, recordTraces } from '@/telemetry/traces'

/** The supervisor gives a process four seconds to end. */
const graceMs = 3_500

export type Start = (process: { env: ServerEnv; log: Logger; fail: (error: Error) => void }) => Promise<Stop>
export type Stop = () => Promise<void>

/** Runs a process from its start to a signal. An error that prevents the start is reported in one sentence. */
export async function run(name: 'api' | 'worker', start: Start) {
  try {
    const env = serverEnv()
    process.umask(0o077)
    const collector = collectorOf(env, `mantel-${name}`)
    if (collector) recordTraces(collector)
    const log = createLog(env.LOG_LEVEL)
    const starting = start({ env, log, fail: giveUp })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => end(starting, { log, graceMs: graceMs + 2 * env.DRAIN_SECONDS * 1000 }))
    await starting
  } catch (error) {
    giveUp(error)
  }
}

let ending = false

/** A signal during the start lets the start finish first: a half-opened process must not be left behind. */
async function end(starting: Promise<Stop>, { log, graceMs }: { log: Logger; graceMs: number }) {
  if (ending) return
  ending = true
  setTimeout(() => process.exit(0), graceMs).unref()
  const stop = await starting
  await stop().catch((err: unknown) => log.error({ err }, 'stopping failed'))
  await endTraces()
  process.exit(0)
}

function giveUp(error: unknown): never {
  const text =
    error instanceof AppStartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
