import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobsOf } from '@/server/jobs/definitions'
import { newPlace } from '@/tests/api/backup/place'
import { databaseKind } from '@/tests/api/support/connect'
import { harness } from '@/tests/api/support/harness'
import { askAll, writeKept } from './answers'
import { answersOf, keepPlace, startKept, storageIn } from './kept-place'
import { fillWithLives } from './lives'
import { thisRelease, writePlayed } from './statements/kept'
import { createPlayed } from './statements/played'
import { watchStatements } from './statements/watch'

/** One that is kept is never made anew: the whole suite may run with KEEP_DATA. */
const isAsked = process.env.KEEP_DATA === 'on' && !existsSync(answersOf(thisRelease()))
const answers = isAsked ? await keepThisRelease() : {}

/** Keeps a data directory of this release for all later ones: CONTRIBUTING.md#a-release. */
async function keepThisRelease() {
  const name = thisRelease()
  const played = createPlayed()
  const place = await newPlace()
  await place.shut()
  const stop = watchStatements(played.add)
  const database = { ...(await place.open()), close: place.close }
  const api = await harness({ ownDatabase: database, services: { storage: storageIn(place.dataDir) } })
  const lives = await fillWithLives(api)
  for (const { run } of jobsOf({ hasDemoData: false })) await run({ ...api.ctx, database }, null)
  await api.ctx.background.settled()
  stop()
  // The embedded database has one session, so its statements have one order: both databases play it.
  if (databaseKind === 'embedded') writePlayed(name, played.all())
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
