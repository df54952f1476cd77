import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { readMigrations } from '@/server/db/migrations'
import { type Played, played } from './played'
import { createTexts } from './texts'

const folder = 'tests/api/upgrade/kept'
const ending = '.texts.json.gz'

/** A release is named after its last migration, as in «0033». */
export const thisRelease = () => readMigrations().at(-1)?.name.slice(0, 4) ?? ''

/** The newest release whose statements are kept: the one that is replaced while this version is rolled out. */
export const lastRelease = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted()
    .at(-1)

const read = (path: string): unknown => JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'))
const write = (path: string, value: unknown) =>
  writeFileSync(path, gzipSync(JSON.stringify(value), { level: 9 }))

const textsAt = (release: string) => join(folder, release + ending)
const playedAt = (release: string) => join(folder, `${release}.played.json.gz`)

export const readTexts = (release: string) => z.array(z.string()).parse(read(textsAt(release)))
export const readPlayed = (release: string) => played.parse(read(playedAt(release)))
export const writePlayed = (release: string, value: Played) => write(playedAt(release), value)

/** Adds to what is known of this release: its suites may run one after the other. */
export function addTexts(found: string[]) {
  const path = textsAt(thisRelease())
  const texts = createTexts(existsSync(path) ? readTexts(thisRelease()) : [])
  for (const text of found) texts.add(text)
  write(path, texts.all())
}
