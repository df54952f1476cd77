import type { ServerResponse } from 'node:http'
import { measureRequests } from '../../telemetry/http-metrics'
import { createRegistry } from '../../telemetry/registry'
import { serveMetrics } from '../../telemetry/serve-metrics'
import { env } from '../env'
import { cacheStateOf } from '../insides/headers'
import type { Follower } from './changes/follow'
import { pathOf } from './routes'

/** The numbers of the web. docs/operations.md#metrics lists them. */
const registry = createRegistry()

const countRequest = measureRequests(registry)
const countSource = registry.counter('mantel_front_answers_total', 'Where the answer came from.', ['source'])

/** Opens the port of the metrics, if the operator has named one. */
export async function openMetrics() {
  const { METRICS_PORT: port, METRICS_HOST: host } = env()
  if (port) await serveMetrics(registry, { process: 'web', port, host, variable: 'METRICS_PORT' })
}

/** A web that does not hear of changes shows old pages, and looks well otherwise. */
export function measureChanges({ readAt }: Follower) {
  registry.reading('mantel_changes_read_seconds', 'When the web last heard what has changed.', [], () => {
    const at = readAt()
    return at === undefined ? [] : [[[], at / 1000]]
  })
}

type Source = 'page-memory' | 'photo-memory' | 'refused'

const cacheStates: Record<string, string> = { HIT: 'next-hit', STALE: 'next-stale', MISS: 'next-miss' }

/** Counts answers, for as long as an operator reads the numbers. */
export function createMeter(patternOf: (path: string) => string) {
  function note(response: ServerResponse, source: string, started: number) {
    const { url = '/', method = '' } = response.req
    // A client that hangs up before the first byte gets no status.
    const status = response.headersSent ? response.statusCode : 499
    countRequest({ route: patternOf(pathOf(url)), method, status, ms: performance.now() - started })
    countSource(source)
  }
  return {
    begin: () => (registry.isOn() ? performance.now() : 0),
    /** Counts at once: a listener on each answer would cost more than the counting. */
    answered(response: ServerResponse, source: Source, started: number) {
      if (started > 0) note(response, source, started)
    },
    /** Counts when the answer has ended. */
    follow(response: ServerResponse, started: number) {
      if (started > 0)
        response.once('close', () => note(response, cacheStates[cacheStateOf(response)] ?? 'next', started))
    },
  }
}
