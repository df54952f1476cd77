import type pg from 'pg'
import { z } from 'zod'
import type { Answered } from './watch'

const bytes = z.strictObject({ bytes: z.string() })
const plain = z.union([z.string(), z.number(), z.boolean(), z.null()])
const value = z.union([plain, bytes, z.array(z.union([plain, z.array(plain)]))])

/** What a version had the database do, one statement after the other, from its empty tables on. A step names its text by its place. */
export const played = z.object({
  texts: z.array(z.string()),
  steps: z.array(z.tuple([z.int(), z.array(value), z.int()])),
})
export type Played = z.infer<typeof played>

/** Neither what only looks after files and memory, nor the tables of the queue, which the queue brings up to date itself. */
const isPlayed = (text: string) =>
  /^\s*(with|select|insert|update|delete|merge|begin|commit|rollback|savepoint|release|set local)\b/i.test(
    text,
  ) && !/\bpgboss\b|\bpg_(switch_wal|backup|advisory_lock|try_advisory_lock)/.test(text)

export function createPlayed() {
  const places = new Map<string, number>()
  const steps: Played['steps'] = []
  return {
    add({ text, values, rows }: Answered) {
      if (!isPlayed(text)) return
      const at = places.get(text) ?? places.size
      places.set(text, at)
      steps.push([at, values.map(stored), rows])
    },
    all: (): Played => ({ texts: [...places.keys()], steps }),
  }
}

function stored(given: unknown): z.infer<typeof value> {
  if (given === undefined) return null
  if (Buffer.isBuffer(given)) return { bytes: given.toString('base64') }
  if (given instanceof Date) return given.toISOString()
  const known = value.safeParse(given)
  return known.success ? known.data : JSON.stringify(given)
}

const given = (one: z.infer<typeof value>) =>
  typeof one === 'object' && one !== null && !Array.isArray(one) ? Buffer.from(one.bytes, 'base64') : one

/** All is played in one transaction, which is rolled back: so a transaction of that version is a savepoint here. */
const within: Record<string, string> = {
  begin: 'savepoint played',
  commit: 'release savepoint played',
  rollback: 'rollback to savepoint played',
}

/** Plays it on the tables that `client` sees in its open transaction. Returns the first refusal, or null. */
export async function firstRefusal(client: pg.ClientBase, { texts, steps }: Played): Promise<string | null> {
  for (const [at, values, rows] of steps) {
    const text = texts[at] ?? ''
    try {
      const { rowCount } = await client.query(within[text.trim().toLowerCase()] ?? text, values.map(given))
      if (isOfValues(text) && rowCount !== rows)
        return `wrote ${rowCount} rows, not ${rows}: ${shortened(text)}`
    } catch (error) {
      return `${error instanceof Error ? error.message : error}: ${shortened(text)}`
    }
  }
  return null
}

/** What an insert of values writes does not depend on the hour. With «on conflict», a row that is refused is lost without a word. */
const isOfValues = (text: string) => /^\s*insert into [^(]*\([^)]*\) values/i.test(text)

const shortened = (text: string) => text.replace(/\s+/g, ' ').slice(0, 300)
