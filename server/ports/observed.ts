import { registry } from '@/server/metrics'
import { failureOf } from '@/telemetry/fault'
import { beginSpan, inTrace } from '@/telemetry/traces'
import { ProviderError } from './payments/provider-error'

const count = registry.counter('mantel_port_calls_total', 'Calls to the outside world.', [
  'port',
  'call',
  'outcome',
])
const time = registry.histogram('mantel_port_seconds', 'Time that the outside world took.', ['port', 'call'])

const failing = new Map<string, Date>()

/** Since when a port's provider has given no answer to this process. */
export const failingSince = (name: string) => failing.get(name)

/** A port whose calls are counted and timed. */
export function observed<Port extends object>(name: string, port: Port): Port {
  const wrapped = Object.entries(port).map(([call, work]) => [
    call,
    typeof work === 'function' ? timed(name, call, work.bind(port)) : work,
  ])
  return Object.assign(Object.create(Object.getPrototypeOf(port)), Object.fromEntries(wrapped))
}

function timed(port: string, call: string, work: (...given: unknown[]) => unknown) {
  const name = `${port} ${call}`
  return (...given: unknown[]) => {
    const span = beginSpan(name, 'client')
    const started = performance.now()
    const note = (outcome: string, failure?: string) => {
      count(port, call, outcome)
      time(performance.now() - started, port, call)
      span?.end({ attributes: { outcome }, failure })
    }
    const failed = (error: unknown): never => {
      note('failed', failureOf(error))
      if (error instanceof ProviderError && error.outcome === 'away' && !failing.has(port))
        failing.set(port, new Date())
      throw error
    }
    try {
      const answer = span ? inTrace(span.trace, () => work(...given)) : work(...given)
      if (!(answer instanceof Promise)) return answer
      return answer.then((value: unknown) => {
        note(outcomeOf(value))
        failing.delete(port)
        return value
      }, failed)
    } catch (error) {
      return failed(error)
    }
  }
}

const outcomes = new Set(['accepted', 'temporary', 'permanent', 'unreachable', 'closed'])

/** Ports for mails and messages never throw: their answer names what became of the call. */
function outcomeOf(value: unknown) {
  if (typeof value !== 'object' || value === null || !('outcome' in value)) return 'answered'
  const { outcome } = value
  return typeof outcome === 'string' && outcomes.has(outcome) ? outcome : 'answered'
}
