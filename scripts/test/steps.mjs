import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNode } from '../run/children.mjs'
import { requireChromium } from './chromium.mjs'
import { clockAt } from './clock.mjs'
import { NONE, playwrightCounts, redFiles, vitestCounts, withOutcome } from './counts.mjs'
import { findPostgres } from './find-postgres.mjs'
import { withMantel } from './running-mantel.mjs'
import { withSecondTry } from './second-try.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */
/** The names of the suites in `npm run test:…`. */
export const suites = /** @type {const} */ (['check', 'unit', 'component', 'api', 'attack', 'e2e'])

/** @typedef {(line: string) => void} Say takes the output of a step, line by line; without it the step prints its own output */
/** @typedef {{ name: string, command: typeof suites[number], turn: number, run: (say?: Say) => Promise<Counts> }} Step */

/** @template T @param {(report: string) => Promise<T>} use @returns {Promise<T>} */
async function withReport(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mantel-report-'))
  try {
    return await use(path.join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A log that nobody watches needs no colours. CI=true alone would switch colours on. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** @param {string[]} args @param {Record<string, string | undefined>} more @param {Say} [say] */
async function succeeds(args, more, say) {
  const { code } = await startNode(args, { env: { ...process.env, ...more }, onLine: say }).exit
  return code === 0
}

/** @param {string} project @param {string[]} files all without any @param {Say} [say] */
const vitestOnce = (project, files, say) =>
  withReport(async (report) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const ok = await succeeds(
      ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...files],
      { ...plain, ...clockAt(process.env.TEST_AT, Date.now()) },
      say,
    )
    return { counts: withOutcome(vitestCounts(report), ok), red: redFiles(report) }
  })

/** @param {string} project @param {string[]} files all without any */
const vitest = (project, files) => (/** @type {Say | undefined} */ say) =>
  withSecondTry((again) => vitestOnce(project, again ?? files, say), say)

/** @param {string[]} files */
const endToEnd = (files) => (/** @type {Say | undefined} */ say) =>
  withReport((report) =>
    withMantel(async ({ baseUrl, apiUrl, dataDir, demoOwner }) => {
      const ok = await succeeds(
        ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests', ...files],
        {
          E2E_BASE_URL: baseUrl,
          E2E_API_URL: apiUrl,
          E2E_DATA_DIR: dataDir,
          E2E_CHROMIUM: requireChromium(),
          E2E_DEMO_OWNER: JSON.stringify(demoOwner ?? null),
          E2E_REPORT: report,
        },
        say,
      )
      return withOutcome(playwrightCounts(report), ok)
    }),
  )

const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null

/**
 * Steps with the same turn may run at the same time. Attack and end to end make a build if there is none, so they never run at the same
 * time. They do not run beside the check either, which reads files that a build writes.
 * @param {string[]} [files] of the suites, else all of them
 * @returns {Step[]} in the order they run
 */
export function allSteps(files = []) {
  /** @type {Step[]} */
  const steps = [
    {
      name: 'check',
      command: 'check',
      turn: 1,
      run: async (say) => withOutcome(NONE, await succeeds(['scripts/check.mjs'], {}, say)),
    },
    { name: 'unit', command: 'unit', turn: 1, run: vitest('unit', files) },
    { name: 'component', command: 'component', turn: 2, run: vitest('component', files) },
    { name: 'attack', command: 'attack', turn: 2, run: vitest('attack', files) },
    { name: 'api on PGlite', command: 'api', turn: 3, run: vitest('api', files) },
    { name: 'api on PostgreSQL', command: 'api', turn: 3, run: vitest('api-postgres', files) },
    { name: 'end to end', command: 'e2e', turn: 4, run: endToEnd(files) },
  ]
  return steps.filter(({ name }) => name !== 'api on PostgreSQL' || hasPostgres())
}
