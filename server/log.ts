import { type DestinationStream, type Logger, pino } from 'pino'
import { longestText, placesOf } from '@/telemetry/fault'
import { traceHere } from '@/telemetry/traces'

/** Writes one JSON line for each event, to stdout if no other stream is given. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: faultOf },
    formatters: { log: withShortTexts },
    mixin: traceIdHere,
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Leads from a line to its request, also where the request has another name, and to the trace, if it is recorded. */
function traceIdHere() {
  const here = traceHere()
  return here ? { traceId: here.traceId } : {}
}

const short = (text: unknown) => String(text).slice(0, longestText)

/** What a mail server, a provider or a driver answers may have in it what somebody else wrote. */
const withShortTexts = (line: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, typeof value === 'string' ? short(value) : value]),
  )

type Fault = { type: string; message: string; code?: string; at?: string[]; cause?: Fault }

/**
 * Logs what helps to find a fault, and no more: drizzle puts a query's parameters into its messages, and PostgreSQL puts values into its
 * details. Both may be a person's address.
 */
function faultOf(error: unknown, depth = 0): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown' }
  const at = placesOf(error)
  return {
    type: short(error.name),
    message: short(error.message.replace(/\nparams: [\s\S]*$/, '')),
    ...('code' in error && { code: short(error.code) }),
    ...(at && { at }),
    ...(error.cause !== undefined && depth < 4 && { cause: faultOf(error.cause, depth + 1) }),
  }
}
