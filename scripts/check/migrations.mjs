import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'server/db/migrations'
/** The migrations before this one are older than the rule. */
const FIRST = '0029'
/** The first line of a migration that may narrow: since which migration nothing reads what it takes away, and why that is so. */
const CONTRACTS = /^-- contracts (\d{4}): \S.{9,}/

/** @type {[narrowing: RegExp, what: string][]} */
const NARROWING = [
  [/^drop (?:table|view|materialized view|type|function|sequence)\b/, 'drops'],
  [/^alter table .*\bdrop (?:column\b|(?!constraint|default|not null|column)")/, 'drops a column'],
  [/^alter (?:table|type|view) .*\brename\b/, 'renames'],
  [/\balter (?:column )?\S+ (?:set data )?type\b/, 'changes a type'],
  [/\balter (?:column )?\S+ set not null\b/, 'forbids null'],
  [/\balter (?:column )?\S+ drop default\b/, 'takes a default away'],
  [
    /\badd (?:column )?"[^"]+" (?!.*\b(?:default|generated)\b).*\bnot null\b/,
    'adds a column that must be given',
  ],
  [/^create unique index\b/, 'forbids equal rows'],
  [
    /^alter table .*\badd (?:constraint \S+ )?(?:unique|check|foreign key|primary key|exclude)\b(?!.*\bnot valid$)/,
    'refuses rows (without NOT VALID)',
  ],
  [/\bupdate (?:only )?\S+ (?:as \w+ |\w+ )?set\b/, 'rewrites rows'],
  [/\b(?:delete from|truncate|merge into)\b/, 'rewrites rows'],
]

/** Tables that grow with restaurants, readers or visits. An index made in a migration keeps everybody from writing to them meanwhile. */
const BIG = new Set(
  `audit_log cartas chat_messages conversations dish_alert_hits dish_alerts files known_devices machine_translations mailbox mailings
  menu_counts menu_renders menus opening_hours outbox owners page_views poll_votes qr_scans restaurant_cards restaurant_counts
  restaurant_images restaurant_search restaurants search_words sessions shared_translations special_menus subscribers subscriptions translator_answers whatsapp_inbox`.split(
    /\s+/,
  ),
)
/** Why the waiting is short, or that the operator makes the index before: `-- index on "menus": why`. */
const whyIndexOn = /^-- index on "?(\w+)"?: \S.{9,}/gm
/** Landed before there was a rule for indexes. */
const OLDER_INDEXES = ['0029_menus_of_one_price.sql']

/**
 * While a new version is rolled out, the version before it reads and writes the new schema. So a migration only adds. What nothing reads any
 * more is dropped one release later, by a migration that says so in its first line.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkMigrations(root) {
  const at = path.join(root, folder)
  if (!existsSync(at)) return []
  return readdirSync(at)
    .filter((file) => file.endsWith('.sql') && file >= FIRST)
    .flatMap((file) =>
      narrowingIn(file, readFileSync(path.join(at, file), 'utf8')).map(
        (problem) => `${folder}/${file}: ${problem}`,
      ),
    )
}

/** @param {string} file @param {string} sql @returns {string[]} */
function narrowingIn(file, sql) {
  const [, since] = sql.match(CONTRACTS) ?? []
  if (since) return since < file.slice(0, 4) ? [] : [`contracts ${since}, which is not an earlier migration`]
  const statements = statementsOf(sql)
  const isHarmless = harmlessBeside(statements)
  return [...indexesIn(file, sql, statements), ...refusedIn(statements, isHarmless)]
}

/** @param {string[]} statements @param {(one: string) => boolean} isHarmless */
function refusedIn(statements, isHarmless) {
  return statements
    .filter((one) => !isHarmless(one))
    .flatMap((one) =>
      NARROWING.filter(([narrowing]) => narrowing.test(one)).map(
        ([, what]) =>
          `${what} (${one.slice(0, 80)}): the version before still uses it. Do it one release later, with «-- contracts 0029: why» as the first line`,
      ),
    )
}

/** @param {string} file @param {string} sql @param {string[]} statements */
function indexesIn(file, sql, statements) {
  if (OLDER_INDEXES.includes(file)) return []
  const created = tablesMade(statements)
  const explained = Array.from(sql.matchAll(whyIndexOn), ([, table]) => table)
  return statements
    .filter((one) => /^create (?:unique )?index (?!concurrently)/.test(one))
    .map(tableOf)
    .filter((table) => BIG.has(table) && !created.includes(table) && !explained.includes(table))
    .map(
      (table) =>
        `makes an index on ${table}, which is big, and nobody can write to it meanwhile: say with «-- index on "${table}": why» why that is short`,
    )
}

/** A table that the same file creates has no reader yet, and a column that it adds is null in every row of the version before. @param {string[]} statements */
function harmlessBeside(statements) {
  const created = tablesMade(statements)
  const added = statements.flatMap(
    (one) => one.match(/^alter table .*\badd (?:column )?("[^"]+") (?!.*\bdefault\b)/)?.[1] ?? [],
  )
  const filled = statements.flatMap(
    (one) => one.match(/^alter table .*\badd (?:column )?"([^"]+)" /)?.[1] ?? [],
  )
  /** @param {string} one */
  return (one) =>
    created.includes(tableOf(one)) ||
    (/^create unique index|\badd constraint\b/.test(one) &&
      added.some((column) => keyOf(one).includes(column))) ||
    fillsOnly(one, filled)
}

/** An update that writes nothing but columns of the same file, of which the version before knows nothing. @param {string} statement @param {string[]} columns */
function fillsOnly(statement, columns) {
  const [, given] =
    statement.match(/^update (?:only )?\S+ (?:as \w+ |\w+ )?set (.*?)(?: from | where |$)/) ?? []
  if (!given) return false
  const set = Array.from(given.matchAll(/(?:^|, )"?(\w+)"? =/g), ([, column = '']) => column)
  return set.length > 0 && set.every((column) => columns.includes(column))
}

/** @param {string[]} statements */
const tablesMade = (statements) =>
  statements.flatMap(
    (one) => one.match(/^create table (?:if not exists )?(?:"?public"?\.)?"?(\w+)/)?.[1] ?? [],
  )

/** @param {string} sql */
const statementsOf = (sql) =>
  sql
    .replace(/--(?!> ).*$/gm, '')
    // What a function does, it does when it is called.
    .replace(/(create (?:or replace )?function\b.*?\bas )(\$\w*\$).*?\2/gis, "$1''")
    .split(/;\s*(?:--> statement-breakpoint)?/)
    .map((one) => one.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)

/** @param {string} statement */
function tableOf(statement) {
  const [, table = ''] =
    statement.match(
      /\b(?:on|alter table(?: if exists)?(?: only)?|^update(?: only)?|^delete from(?: only)?|^truncate(?: table)?|^merge into) (?:"?public"?\.)?"?(\w+)/,
    ) ?? []
  return table
}

/** The columns of an index. @param {string} statement */
const keyOf = (statement) => statement.match(/\((.*?)\)/)?.[1] ?? ''
