import type { PartStatus, StatusPart } from '@/contract/entities/status'
import type { Queue } from './queries'

const minute = 60_000

type Patience = { part: StatusPart; queue: Queue['queue']; slowMs: number; downMs: number; atLeast?: number }

/** How long work may wait before people notice. One reply that one telephone does not take is no outage. */
const patience: Patience[] = [
  { part: 'menus', queue: 'menus', slowMs: 3 * minute, downMs: 20 * minute },
  { part: 'chat', queue: 'whatsapp-in', slowMs: 3 * minute, downMs: 15 * minute },
  { part: 'chat', queue: 'whatsapp-out', slowMs: 5 * minute, downMs: 30 * minute, atLeast: 3 },
  { part: 'mail', queue: 'mails', slowMs: 10 * minute, downMs: 60 * minute },
  { part: 'mail', queue: 'mailings', slowMs: 20 * minute, downMs: 90 * minute },
  { part: 'payments', queue: 'payments', slowMs: 120 * minute, downMs: 24 * 60 * minute },
]

const worse = { good: 0, slow: 1, down: 2 }

/** How a part does, by the queues of its work: the worst of them counts, since when its oldest work waits. */
export function judgeQueues(part: StatusPart, queues: Queue[], now: Date): PartStatus {
  const states = patience
    .filter((one) => one.part === part)
    .map(({ queue, slowMs, downMs, atLeast = 1 }): PartStatus => {
      const { waiting = 0, since } = queues.find((one) => one.queue === queue) ?? {}
      const waited = since && waiting >= atLeast ? now.getTime() - since.getTime() : 0
      const state = waited > downMs ? 'down' : waited > slowMs ? 'slow' : 'good'
      return { part, state, since: state === 'good' || !since ? null : since.toISOString() }
    })
  return worst(part, states)
}

export function worst(part: StatusPart, states: PartStatus[]): PartStatus {
  const [first] = states.toSorted((one, other) => worse[other.state] - worse[one.state])
  return first ?? { part, state: 'good', since: null }
}
