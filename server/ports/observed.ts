import { registry } from '@/server/metrics'

const count = registry.counter('mantel_port_calls_total', 'Calls to the outside world.', [
  'port',
  'call',
  'outcome',
])
const time = registry.histogram('mantel_port_seconds', 'Time that the outside world took.', ['port', 'call'])

/** A port whose calls are counted and timed. Without metrics it is the port itself. */
export function observed<Port extends object>(name: string, port: Port): Port {
  if (!registry.isOn()) return port
  const wrapped = Object.entries(port).map(([call, work]) => [
    call,
    typeof work === 'function' ? timed(name, call, work.bind(port)) : work,
  ])
  return Object.assign(Object.create(Object.getPrototypeOf(port)), Object.fromEntries(wrapped))
}

function timed(port: string, call: string, work: (...given: unknown[]) => unknown) {
  return (...given: unknown[]) => {
    const started = performance.now()
    const note = (outcome: string) => {
      count(port, call, outcome)
      time(performance.now() - started, port, call)
    }
    const failed = (error: unknown): never => {
      note('failed')
      throw error
    }
    try {
      const answer = work(...given)
      if (!(answer instanceof Promise)) return answer
      return answer.then((value: unknown) => {
        note(outcomeOf(value))
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
