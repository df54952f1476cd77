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
]

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
  return statements
    .filter((one) => !isHarmless(one))
    .flatMap((one) =>
      NARROWING.filter(([narrowing]) => narrowing.test(one)).map(
        ([, what]) =>
          `${what} (${one.slice(0, 80)}): the version before still uses it. Do it one release later, with «-- contracts 0029: why» as the first line`,
      ),
    )
}

/** A table that the same file creates has no reader yet, and a column that it adds is null in every row of the version before. @param {string[]} statements */
function harmlessBeside(statements) {
  const created = statements.flatMap(
    (one) => one.match(/^create table (?:if not exists )?("[^"]+")/)?.[1] ?? [],
  )
  const added = statements.flatMap(
    (one) => one.match(/^alter table .*\badd (?:column )?("[^"]+") (?!.*\bdefault\b)/)?.[1] ?? [],
  )
  /** @param {string} one */
  return (one) =>
    created.includes(tableOf(one)) ||
    (one.startsWith('create unique index') && added.some((column) => keyOf(one).includes(column)))
}

/** @param {string} sql */
const statementsOf = (sql) =>
  sql
    .replace(/--(?!> ).*$/gm, '')
    .split(/;\s*(?:--> statement-breakpoint)?/)
    .map((one) => one.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)

/** @param {string} statement */
function tableOf(statement) {
  const [, table = ''] =
    statement.match(/\b(?:on|alter table(?: if exists)?(?: only)?) (?:"public"\.)?("[^"]+")/) ?? []
  return table
}

/** The columns of an index. @param {string} statement */
const keyOf = (statement) => statement.match(/\((.*?)\)/)?.[1] ?? ''
