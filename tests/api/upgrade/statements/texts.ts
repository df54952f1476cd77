import type pg from 'pg'

/** What reads or writes rows. The queue has tables of its own, and brings them up to date itself. */
const isOfTables = (text: string) =>
  /^\s*(with|select|insert|update|delete|merge)\b/i.test(text) && !/\bpgboss\b/.test(text)

/** Two texts with the same key differ only in how many values or rows they take. */
const keyOf = (text: string) =>
  text
    .replace(/\$\d+/g, '$')
    .replace(/(\([^()]*\))(?:,\s*\1)+/g, '$1')
    .replace(/\$(?:,\s*\$)+/g, '$')
    .replace(/\s+/g, ' ')

/** Different texts only. The first of each kind stays. */
export function createTexts(known: string[] = []) {
  const byKey = new Map(known.map((text) => [keyOf(text), text]))
  return {
    add(text: string) {
      if (!isOfTables(text) || byKey.has(keyOf(text))) return false
      byKey.set(keyOf(text), text)
      return true
    },
    all: () => [...byKey.values()].toSorted(),
  }
}

/**
 * Has the database read and plan these texts, on its tables of now, and execute none. Returns those that it refuses, and why. Planning also
 * looks for the unique index of an «on conflict».
 */
export async function refusedTexts(client: pg.ClientBase, texts: string[]): Promise<string[]> {
  const refused: string[] = []
  await client.query('begin')
  await client.query('set local plan_cache_mode = force_generic_plan')
  for (const text of texts) {
    let isPrepared = false
    await client.query('savepoint tried')
    try {
      await client.query(`prepare tried as ${text}`)
      isPrepared = true
      const nulls = Array.from({ length: parametersIn(text) }, () => 'null').join(', ')
      await client.query(`explain execute tried${nulls && `(${nulls})`}`)
    } catch (error) {
      refused.push(
        `${error instanceof Error ? error.message : error}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`,
      )
    }
    await client.query('rollback to savepoint tried')
    // All connections of an embedded database share its prepared statements: the others need theirs.
    if (isPrepared) await client.query('deallocate tried')
  }
  await client.query('rollback')
  return refused
}

const parametersIn = (text: string) =>
  Math.max(0, ...Array.from(text.matchAll(/\$(\d+)/g), ([, number]) => Number(number)))
