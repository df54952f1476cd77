import { type DestinationStream, type Logger, pino } from 'pino'
import { traceHere } from '@/telemetry/traces'

/** Writes one JSON line for each event, to stdout if no other stream is given. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: faultOf },
    mixin: traceIdHere,
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Leads from a line to its request, also where the request has another name, and to the trace, if it is recorded. */
function traceIdHere() {
  const here = traceHere()
  return here ? { traceId: here.traceId } : {}
}

type Fault = { type: string; message: string; code?: string; at?: string[]; cause?: Fault }

/**
 * Logs what helps to find a fault, and no more: drizzle puts a query's parameters into its messages, and PostgreSQL puts values into its
 * details. Both may be a person's address.
 */
function faultOf(error: unknown, depth = 0): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown' }
  const at = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    message: error.message.replace(/\nparams: [\s\S]*$/, ''),
    ...('code' in error && { code: String(error.code) }),
    ...(at && { at: at.map((line) => line.trim()).slice(0, 10) }),
    ...(error.cause !== undefined && depth < 4 && { cause: faultOf(error.cause, depth + 1) }),
  }
}
