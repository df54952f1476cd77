import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { workersDatabase } from '@/tests/api/support/connect'
import { createTexts, refusedTexts } from '@/tests/api/upgrade/statements/texts'
import { watchStatements } from '@/tests/api/upgrade/statements/watch'

// With KEEP_DATA=on, the statements of all test files are kept for the next version: CONTRIBUTING.md#a-release.

const folder = inject('statementsFolder')

/** What this process has tried already: the next file asks much of it again. */
const key = Symbol.for('mantel.tried-statements')
function triedBefore(): Set<string> {
  const known: unknown = Reflect.get(globalThis, key)
  if (known instanceof Set) return known
  const made = new Set<string>()
  Reflect.set(globalThis, key, made)
  return made
}

if (folder) {
  const texts = createTexts()
  const stop = watchStatements(({ text }) => texts.add(text))
  afterAll(async () => {
    stop()
    const client = new pg.Client(workersDatabase())
    await client.connect()
    // A test may also ask tables of its own.
    const tried = triedBefore()
    for (const text of texts.all().filter((one) => !tried.has(one)))
      if (tried.add(text) && (await refusedTexts(client, [text])).length === 0)
        appendFileSync(join(folder, String(process.pid)), `${JSON.stringify(text)}\n`)
    await client.end()
  })
}
