import { expect, test } from 'vitest'
import { readMigrations } from '@/server/db/migrations'
import { newPlace } from '@/tests/api/backup/place'
import { harness } from '@/tests/api/support/harness'
import { askAll, writeKept } from './answers'
import { answersOf, keepPlace, startKept, storageIn } from './kept-place'
import { fillWithLives } from './lives'

const isAsked = process.env.KEEP_DATA === 'on'
const answers = isAsked ? await keepThisRelease() : {}

/** Keeps a data directory of this release for all later ones: CONTRIBUTING.md#a-release. */
async function keepThisRelease() {
  const name = readMigrations().at(-1)?.name.slice(0, 4) ?? ''
  const place = await newPlace()
  const database = { ...(await place.open()), close: place.close }
  const api = await harness({ ownDatabase: database, services: { storage: storageIn(place.dataDir) } })
  const lives = await fillWithLives(api)
  const at = new Date()
  await keepPlace(place, name)
  const started = await startKept(name)
  const given = await askAll(started, { ...lives, at })
  writeKept(answersOf(name), { ...lives, at, answers: given })
  return given
}

test.runIf(isAsked)('a data directory of this release is kept', () => {
  expect(Object.keys(answers).length).toBeGreaterThan(100)
})
