import { availableParallelism } from 'node:os'
import { checkAsvs } from './asvs.mjs'
import { checkAudit } from './audit.mjs'
import { checkDecisionRecords } from './decision-records.mjs'
import { checkDinerPages } from './diner-pages.mjs'
import { checkDocLinks } from './doc-links.mjs'
import { checkHouseRules } from './house-rules.mjs'
import { checkImports } from './imports.mjs'
import { checkInsides } from './insides.mjs'
import { checkLanguages } from './languages.mjs'
import { checkLicences } from './licences.mjs'
import { checkLock } from './lock.mjs'
import { checkMessages } from './messages.mjs'
import { checkMigrations } from './migrations.mjs'
import { runTool } from './tool.mjs'

/** Each checker reads much of what the others read, so more of them than processors take longer. */
const checkers = String(Math.min(4, availableParallelism()))

/**
 * `PageProps` and typed routes come from files that Next writes, and a fresh clone lacks these files. The files of `next dev`, which Next
 * wants in the main tsconfig.json, stay out: they may still name a deleted page. Never incremental: what an earlier run had stored hid an
 * error between two files.
 */
async function checkTypes() {
  const generated = await runTool(['next/dist/bin/next', 'typegen'])
  return generated.length > 0
    ? generated
    : runTool(['typescript/bin/tsc', '-p', 'scripts/check', '--checkers', checkers])
}

/** Infos fail nothing, and between thirteen of them nobody found the one error. */
const checkFormat = () =>
  runTool(['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.'])

/** @type {[name: string, run: (root: string) => Promise<string[]> | string[]][]} */
export const steps = [
  ['format and lint', checkFormat],
  ['types', checkTypes],
  ['unused code', () => runTool(['knip/bin/knip.js', '--no-progress'])],
  ['imports', checkImports],
  ['insides', checkInsides],
  ['messages', checkMessages],
  ['languages', checkLanguages],
  ['pages of diners', checkDinerPages],
  ['house rules', checkHouseRules],
  ['lockfile', checkLock],
  ['known holes', checkAudit],
  ['licences', checkLicences],
  ['security table', checkAsvs],
  ['migrations', checkMigrations],
  ['links to docs', checkDocLinks],
  ['decision records', checkDecisionRecords],
]
