import type { TestProject } from 'vitest/node'
import { startTestDatabase } from '@/tests/api/support/database'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

export default async function setup(project: TestProject) {
  const kind = project.config.env.TEST_DATABASE ?? 'embedded'
  const database = await startTestDatabase(kind, process.env.TEST_DATABASE_URL)
  project.provide('databaseUrl', database.url)
  return () => database.close()
}
