import type pg from 'pg'
import { failureOf } from '@/telemetry/fault'
import { beginSpan } from '@/telemetry/traces'

/**
 * Makes a span of each query: on the pool, and on the clients of transactions. The pool's own calls to its clients have a callback and
 * are left out, since they may run for another request.
 */
export function traceQueries(pool: pg.Pool) {
  traceOn(pool)
  pool.on('connect', traceOn)
}

function traceOn(target: pg.Pool | pg.PoolClient) {
  const query: unknown = Reflect.get(target, 'query')
  if (typeof query !== 'function') return
  Reflect.set(target, 'query', (...given: unknown[]) => {
    const span = typeof given.at(-1) === 'function' ? undefined : beginSpan('query', 'client')
    const answer: unknown = Reflect.apply(query, target, given)
    if (!span || !(answer instanceof Promise)) return answer
    const end = (failure?: string) => span.end({ attributes: attributesOf(given[0]), failure })
    answer.then(
      () => end(),
      (error: unknown) => end(failureOf(error)),
    )
    return answer
  })
}

const longest = 500

/** The text without what is written into it in quotes. The parameters never get here. */
function attributesOf(query: unknown) {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query
  const shown = String(text)
    .slice(0, longest)
    .replace(/'[^']*('|$)/g, '?')
  return { 'db.system.name': 'postgresql', 'db.query.text': shown }
}
