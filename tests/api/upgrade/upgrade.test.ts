import { describe, expect, test } from 'vitest'
import { nextMigration } from '@/server/db/migrate'
import { askAll, readKept } from './answers'
import { answersOf, keptReleases, startKept } from './kept-place'

const releases = keptReleases()

test('at least one data directory is kept', () => {
  expect(releases.length).toBeGreaterThan(0)
})

describe.each(releases)('the data directory of %s', async (release) => {
  const api = await startKept(release)
  const { answers, ...lives } = readKept(answersOf(release))

  test('is brought to this version', async () => {
    expect(await nextMigration(api.database.pool)).toBe(null)
  })

  test('answers everybody as on the day on which it was kept', async () => {
    const now = await askAll(api, lives)
    for (const [question, answer] of Object.entries(answers))
      expect({ [question]: now[question] }).toMatchObject({ [question]: answer })
  })
})
