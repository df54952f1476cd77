import { availableParallelism } from 'node:os'
import type { TestProject } from 'vitest/node'
import { makeMigrated, startTestDatabase } from '@/tests/api/support/database'

declare module 'vitest' {
  interface ProvidedContext {
    /** On the server where a file makes one of its own. */
    serverUrl: string
    /** One for each worker. */
    databaseUrls: string[]
    /** What another database of this run begins as: see startTestDatabase. */
    migrated: string
  }
}

export default async function setup(project: TestProject) {
  const kind = project.config.env.TEST_DATABASE ?? 'embedded'
  const made = kind === 'embedded' ? await makeMigrated() : undefined
  const first = await startTestDatabase(kind, made?.folder ?? process.env.TEST_DATABASE_URL)
  const migrated = made?.folder ?? first.url
  const others = Array.from({ length: availableParallelism() - 1 }, () => startTestDatabase(kind, migrated))
  const databases = [first, ...(await Promise.all(others))]
  project.provide(
    'databaseUrls',
    databases.map(({ url }) => url),
  )
  project.provide('serverUrl', first.url)
  project.provide('migrated', migrated)
  return async () => {
    // The first has the server of the others.
    for (const database of databases.toReversed()) await database.close()
    made?.remove()
  }
}
