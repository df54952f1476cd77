import { describe, expect, test } from 'vitest'
import { checkMigrations } from '@/scripts/check/migrations.mjs'
import { tree } from './tree'

const check = (sql: string, name = '0029_next.sql') =>
  checkMigrations(tree({ [`server/db/migrations/${name}`]: sql }))

describe('a migration that the version before cannot live with', () => {
  test.each([
    ['DROP TABLE "places";', 'drops'],
    ['ALTER TABLE "places" DROP COLUMN "source";', 'drops a column'],
    ['ALTER TABLE "places"\n  DROP "source";', 'drops a column'],
    ['ALTER TABLE "places" RENAME COLUMN "label" TO "name";', 'renames'],
    ['ALTER TABLE "places" RENAME TO "spots";', 'renames'],
    ['ALTER TABLE "places" ALTER COLUMN "rank" SET DATA TYPE bigint;', 'changes a type'],
    ['ALTER TABLE "places" ALTER COLUMN "rank" SET NOT NULL;', 'forbids null'],
    ['ALTER TABLE "places" ALTER COLUMN "rank" DROP DEFAULT;', 'takes a default away'],
    ['ALTER TABLE "places" ADD COLUMN "kind" text NOT NULL;', 'adds a column that must be given'],
    ['CREATE UNIQUE INDEX "places_key" ON "places" USING btree ("label");', 'forbids equal rows'],
  ])('%s', (sql, what) => {
    expect(check(sql)).toEqual([expect.stringContaining(`server/db/migrations/0029_next.sql: ${what} (`)])
  })
})

test('a migration that only adds', () => {
  const sql = `
CREATE TABLE "visits" ("id" text PRIMARY KEY NOT NULL, "at" timestamptz NOT NULL);
--> statement-breakpoint
ALTER TABLE "owners" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "owners" ADD COLUMN "seen" timestamptz;--> statement-breakpoint
ALTER TABLE "owners" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_ends" DROP CONSTRAINT "payment_ends_kind";--> statement-breakpoint
-- A drop in a comment drops nothing: DROP TABLE "owners";
DROP INDEX "owners_name_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "visits_at_key" ON "visits" USING btree ("at");--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "rectifies_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_key" ON "invoices" USING btree ("rectifies_id");`
  expect(check(sql)).toEqual([])
})

test('one that drops later, and says since when nothing reads it', () => {
  const sql =
    '-- contracts 0028: the release of 0028 stopped reading it\nALTER TABLE "places" DROP COLUMN "source";'
  expect(check(sql)).toEqual([])
  expect(check(sql.replace('0028', '0029'))).toEqual([expect.stringContaining('not an earlier migration')])
  expect(check(sql.replace(': the release of 0028 stopped reading it', ':'))).toHaveLength(1)
})

test('migrations older than the rule', () => {
  expect(check('DROP TABLE "places";', '0028_old.sql')).toEqual([])
})
