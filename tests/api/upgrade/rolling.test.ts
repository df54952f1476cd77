import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutCompiler } from '@/server/db/client'
import { startOwnDatabase } from '@/tests/api/support/connect'
import { lastRelease, readPlayed, readTexts } from './statements/kept'
import { firstRefusal } from './statements/played'
import { refusedTexts } from './statements/texts'

/** The version before goes on reading and writing after this version has migrated the tables, until its last process is replaced. */
const release = lastRelease() ?? ''
const [texts, played] = [readTexts(release), readPlayed(release)]

const own = await startOwnDatabase()
const client = new pg.Client({ connectionString: own.url, options: withoutCompiler })
beforeAll(() => client.connect())
afterAll(async () => {
  await client.end()
  await own.close()
})

/** What becomes of the version before when these tables have also had this migration. */
async function after(migration: string) {
  await client.query('begin')
  await client.query(migration)
  const refusal = await firstRefusal(client, played)
  await client.query('rollback')
  return refusal
}

test(`what ${release} asks can still be asked`, async () => {
  expect(texts.length).toBeGreaterThan(300)
  expect(await refusedTexts(client, texts)).toEqual([])
})

test(`what ${release} writes can still be written, from its first row on`, async () => {
  expect(played.steps.length).toBeGreaterThan(1_000)
  expect(await after('select')).toBe(null)
})

describe('a migration is found out that', () => {
  test.each([
    ['must be given', `alter table owners add column shoe_size integer not null`],
    ['refuses values', `alter table menus add constraint cheap check (price_cents < 1) not valid`],
    ['refuses equal rows', `create unique index on menus (restaurant_id)`],
    ['drops a default', `alter table restaurants alter column version drop default`],
    ['drops a column', `alter table menus drop column includes cascade`],
    ['renames a table', `alter table outbox rename to letters`],
    [
      'drops the key of an «on conflict»',
      `alter table restaurant_cards drop constraint restaurant_cards_pkey`,
    ],
  ])('%s', async (_, migration) => {
    expect(await after(migration)).toEqual(expect.any(String))
  })

  test('takes away what is only read', async () => {
    await client.query('create table kept_of_files as select * from files')
    await client.query('alter table kept_of_files rename column id to other')
    const read = ['select id from kept_of_files', 'select other from kept_of_files where other = $1']
    expect(await refusedTexts(client, read)).toEqual([expect.stringContaining('"id" does not exist')])
  })
})
