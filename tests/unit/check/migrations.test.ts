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
    [`UPDATE "places" SET "rank" = 1 WHERE "kind" = 'city';`, 'rewrites rows'],
    [`ALTER TABLE "places" ADD "new" text;\nUPDATE places p SET "new" = 'a', "rank" = 2;`, 'rewrites rows'],
    ['DELETE FROM places WHERE rank > 3;', 'rewrites rows'],
    ['TRUNCATE TABLE "places";', 'rewrites rows'],
    ['WITH old AS (DELETE FROM "places" RETURNING id) SELECT 1 FROM old;', 'rewrites rows'],
    ['DO $$ BEGIN UPDATE "places" SET "rank" = 1; END $$;', 'rewrites rows'],
    ['ALTER TABLE "places" ADD CONSTRAINT "places_u" UNIQUE ("label");', 'refuses rows'],
    ['ALTER TABLE "places" ADD CONSTRAINT "places_c" CHECK ("rank" > 0);', 'refuses rows'],
    [
      'ALTER TABLE "places" ADD CONSTRAINT "places_fk" FOREIGN KEY ("owner") REFERENCES "owners"("id") ON DELETE cascade;',
      'refuses rows',
    ],
    ['ALTER TABLE "places" ADD CHECK ("rank" > 0);', 'refuses rows'],
  ])('%s', (sql, what) => {
    expect(check(sql)).toEqual([expect.stringContaining(`server/db/migrations/0029_next.sql: ${what}`)])
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

test('rows and constraints that the version before does not notice', () => {
  const sql = `
ALTER TABLE "places" ADD COLUMN "initial" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "owner_id" text;--> statement-breakpoint
UPDATE "places" SET "initial" = left("label", 1), "owner_id" = null WHERE "rank" < 9;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_fk" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "payment_ends" ADD CONSTRAINT "payment_ends_kind" CHECK ("kind" <> '') NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_ends" VALIDATE CONSTRAINT "payment_ends_kind";--> statement-breakpoint
CREATE TABLE "visits" ("id" text, "at" date);--> statement-breakpoint
INSERT INTO "visits" SELECT id, now() FROM places ON CONFLICT DO UPDATE SET "at" = now();--> statement-breakpoint
UPDATE visits SET "at" = now();--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_u" UNIQUE ("at");--> statement-breakpoint
CREATE FUNCTION tidy() RETURNS trigger LANGUAGE plpgsql AS $body$ BEGIN
  DELETE FROM places WHERE rank > 3; UPDATE places SET rank = 1; RETURN new; END $body$;--> statement-breakpoint
CREATE TRIGGER "tidy" BEFORE UPDATE ON "places" FOR EACH ROW EXECUTE FUNCTION tidy();`
  expect(check(sql)).toEqual([])
})

test('an index on a big table says why it may', () => {
  const index = 'CREATE INDEX "menus_idx" ON "menus" USING btree ("price");'
  expect(check(index)).toEqual([expect.stringContaining('makes an index on menus, which is big')])
  expect(check(index.replaceAll('"', '').replace('menus USING', 'public.menus USING'))).toHaveLength(1)
  expect(check(`-- index on "menus": a second for a million rows, measured\n${index}`)).toEqual([])
  expect(check(`-- index on "menus":\n${index}`)).toHaveLength(1)
  expect(check(index.replace('ON "menus"', 'ON "polls"'))).toEqual([])
  expect(check(`CREATE TABLE "menus" ("price" int);\n${index}`)).toEqual([])
  expect(check(index, '0029_menus_of_one_price.sql')).toEqual([])
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
