import { setTimeout as wait } from 'node:timers/promises'
import type { Collector } from './otel-variables'

const kinds = { internal: 1, server: 2, client: 3 }

export type Span = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: keyof typeof kinds
  /** In milliseconds of Unix time. */
  start: number
  end: number
  attributes?: Record<string, string | number> | undefined
  failure?: string | undefined
}

export type Exporter = ReturnType<typeof createExporter>

/** A collector that does not answer costs the memory of this many spans. */
const mostWaiting = 4_096
const atOnce = 512
const everyMs = 1_000
const patienceMs = 10_000
const lastPatienceMs = 500

/** Sends spans by OTLP over HTTP, as JSON. What a collector does not take is dropped: a trace is never worth a request. */
export function createExporter({ endpoint, headers, service }: Omit<Collector, 'share'>) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const waiting: Span[] = []
  let sending: Promise<void> | undefined
  // Only the timer sends: within a request, Next would take this call for one of the page's own.
  const timer = setInterval(flush, everyMs)
  timer.unref()

  function flush() {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function sendAll() {
    while (waiting.length > 0) await send(waiting.splice(0, atOnce))
  }

  const send = (spans: Span[]) =>
    fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(requestOf(service, spans)),
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      ({ body }) => body?.cancel(),
      () => undefined,
    )

  return {
    add(span: Span) {
      if (waiting.length < mostWaiting) waiting.push(span)
    },
    async end() {
      clearInterval(timer)
      await Promise.race([flush(), wait(lastPatienceMs)])
    },
  }
}

/** https://opentelemetry.io/docs/specs/otlp/#otlphttp-request */
const requestOf = (service: string, spans: Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': service }) },
      scopeSpans: [{ scope: { name: 'mantel' }, spans: spans.map(spanOf) }],
    },
  ],
})

const spanOf = ({ kind, start, end, attributes = {}, failure, ...span }: Span) => ({
  ...span,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(start),
  endTimeUnixNano: nanoseconds(end),
  attributes: attributesOf(attributes),
  status: failure ? { code: 2, message: failure } : {},
})

/** As text: a number of this size is not exact. */
const nanoseconds = (ms: number) => `${Math.round(ms * 1_000)}000`

const attributesOf = (attributes: Record<string, string | number>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
