import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'

type Asked = { $client: Pick<Pool, 'idleCount' | 'totalCount' | 'waitingCount'> }

/**
 * Resolves when nobody else in this process waits for the database, or at `latest` by `performance.now()`. The embedded database answers
 * nobody during a transaction, so long work goes between what people ask.
 */
export async function untilQuiet({ $client: pool }: Asked, latest: number) {
  const isQuiet = () => pool.idleCount === pool.totalCount && pool.waitingCount === 0
  while (performance.now() < latest) {
    if (!isQuiet()) await wait(1)
    // Between two queries of one request, the database is quiet for less than a turn.
    else if (await nextTurn().then(isQuiet)) return
  }
}
