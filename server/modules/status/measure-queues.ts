import type { Services } from '@/server/ctx'
import { registry } from '@/server/metrics'
import { findQueues, type Queue } from './queries'

export function measureQueues({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  let asked: Promise<Queue[]> | undefined
  /** The numbers of one scrape come from one query. */
  const queues = () => {
    asked ??= findQueues(db, clock()).finally(() => {
      asked = undefined
    })
    return asked
  }
  registry.reading('mantel_queue_waiting', 'Work that is due and not done.', ['queue'], async () =>
    (await queues()).map(({ queue, waiting }) => [[queue], waiting]),
  )
  registry.reading(
    'mantel_queue_oldest_seconds',
    'How long the oldest due work waits.',
    ['queue'],
    async () =>
      (await queues()).map(({ queue, since }) => [
        [queue],
        since ? Math.max(0, (clock().getTime() - since.getTime()) / 1000) : 0,
      ]),
  )
}
