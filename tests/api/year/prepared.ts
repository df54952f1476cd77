import type { Pool, PoolClient } from 'pg'

/** What has a plan, and is one statement. */
const hasPlan = (text: string) =>
  /^\s*(with|select|insert|update|delete)\b/i.test(text) && !text.includes(';')

/**
 * Lets PostgreSQL read and plan a statement once for each connection, as `executeKeepingPlan` does for those that run all day: a year asks
 * the same few hundred again and again, of tables with few rows.
 */
export function prepareOnce(pool: Pool) {
  const names = new Map<string, string>()
  const known = new WeakSet<PoolClient>()

  function named(asked: unknown) {
    const config: unknown = typeof asked === 'string' ? { text: asked } : asked
    if (typeof config !== 'object' || config === null || !('text' in config)) return asked
    const { text } = config
    if (typeof text !== 'string' || !hasPlan(text)) return asked
    if ('submit' in config || ('name' in config && config.name)) return asked
    const name = names.get(text) ?? `year ${names.size}`
    names.set(text, name)
    return { ...config, name }
  }

  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') return
    Reflect.set(client, 'query', (asked: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [named(asked), ...rest]),
    )
  })
}
