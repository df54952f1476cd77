import { AsyncLocalStorage } from 'node:async_hooks'
import { createExporter, type Exporter, type Span } from './export-spans'
import { failureOf } from './fault'
import type { Collector } from './otel-variables'
import { newSpanId, newTraceId, type Trace } from './traceparent'

type Recorder = { exporter: Exporter; share: number }

/** Both live on the process: the web's front server and its pages are separate bundles. */
const key = Symbol.for('mantel.traces')
const placesKey = Symbol.for('mantel.trace-places')

const recorder = (): Recorder | undefined => Reflect.get(globalThis, key)

function places(): AsyncLocalStorage<Trace | undefined> {
  const known: unknown = Reflect.get(globalThis, placesKey)
  if (known instanceof AsyncLocalStorage) return known
  const made = new AsyncLocalStorage<Trace | undefined>()
  Reflect.set(globalThis, placesKey, made)
  return made
}

/** Sends spans to a collector from now on. Until then, everything here only looks whether there is one. */
export function recordTraces({ share, ...to }: Collector) {
  const made: Recorder = { exporter: createExporter(to), share }
  Reflect.set(globalThis, key, made)
}

export const recordsTraces = () => recorder() !== undefined

/** Sends what is left, at the end of the process. */
export async function endTraces() {
  const last = recorder()
  Reflect.deleteProperty(globalThis, key)
  await last?.exporter.end()
}

/** A new trace, or a proxy's: a proxy names a trace, but does not decide whether it is recorded. */
export const newTrace = (named?: Trace): Trace => ({
  traceId: named?.traceId ?? newTraceId(),
  spanId: named?.spanId,
  isSampled: Math.random() < (recorder()?.share ?? 0),
})

/** The trace's id is the id of the request: it is carried also where nobody records. */
export const traceHere = () => places().getStore()

/** Runs work at a place in a trace, or outside of any. */
export const inTrace = <T>(trace: Trace | undefined, work: () => T): T => places().run(trace, work)

/** Of the request on which this work is done, or a new one. */
export const requestIdHere = () => traceHere()?.traceId ?? newTraceId()

type Result = Partial<Pick<Span, 'name' | 'attributes' | 'failure'>>
export type OpenSpan = { trace: Trace; end: (result?: Result) => void }

/** Begins a span. `end` tells what was found out meanwhile. Undefined when this trace is not recorded. */
export function beginSpan(name: string, kind: Span['kind'], above = traceHere()): OpenSpan | undefined {
  const recording = recorder()
  if (!recording || !above?.isSampled) return undefined
  const start = Date.now()
  const clock = performance.now()
  const trace = { ...above, spanId: newSpanId() }
  const ids = { traceId: trace.traceId, spanId: trace.spanId, parentSpanId: above.spanId }
  return {
    trace,
    end: (result) =>
      recording.exporter.add({
        ...ids,
        name,
        kind,
        start,
        end: start + performance.now() - clock,
        ...result,
      }),
  }
}

/** Runs work as a span of its own. */
export function spanned<T>(name: string, kind: Span['kind'], work: () => Promise<T>): Promise<T> {
  const span = beginSpan(name, kind)
  return span ? followed(span, work) : work()
}

async function followed<T>({ trace, end }: OpenSpan, work: () => Promise<T>) {
  try {
    const value = await inTrace(trace, work)
    end()
    return value
  } catch (error) {
    end({ failure: failureOf(error) })
    throw error
  }
}
