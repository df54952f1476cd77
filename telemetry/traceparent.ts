import { randomBytes } from 'node:crypto'

/** A place in a trace: the trace, and the span below which the next one begins. */
export type Trace = { traceId: string; spanId: string | undefined; isSampled: boolean }

export const newTraceId = () => randomBytes(16).toString('hex')
export const newSpanId = () => randomBytes(8).toString('hex')

const format = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** https://www.w3.org/TR/trace-context/#traceparent-header. Undefined for anything else. */
export function readTraceparent(header: unknown): Trace | undefined {
  const [, traceId, spanId, flags] = (typeof header === 'string' && format.exec(header)) || []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

const uuid = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/i

/** What a proxy calls a request, where it can be the id of a trace: as nginx makes it, or a UUID, of which the dashes are left out. */
export function traceNamed(requestId: unknown): Trace | undefined {
  if (typeof requestId !== 'string') return undefined
  const traceId = requestId.replace(uuid, '$1$2$3$4$5').toLowerCase()
  return /^(?!0{32})[0-9a-f]{32}$/.test(traceId)
    ? { traceId, spanId: undefined, isSampled: false }
    : undefined
}

/** The trace that the operator's own proxy names in its header, either way. A name that nobody was told to believe must not get here. */
export const traceFromProxy = (given: unknown) => readTraceparent(given) ?? traceNamed(given)

/** The header has to name a span, also where none is open. */
export const traceparentOf = ({ traceId, spanId = newSpanId(), isSampled }: Trace) =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
