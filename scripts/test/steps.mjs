import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNode } from '../run/children.mjs'
import { requireChromium } from './chromium.mjs'
import { NONE, playwrightCounts, vitestCounts, withOutcome } from './counts.mjs'
import { findPostgres } from './find-postgres.mjs'
import { withMantel } from './running-mantel.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ name: string, command: string, run: () => Promise<Counts> }} Step */

/** @param {(report: string) => Promise<Counts>} use @returns {Promise<Counts>} */
async function withReport(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mantel-report-'))
  try {
    return await use(path.join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A log that nobody watches needs no colours, which CI=true alone would switch on. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** @param {string[]} args @param {Record<string, string | undefined>} [more] */
async function succeeds(args, more) {
  const { code } = await startNode(args, { env: { ...process.env, ...more } }).exit
  return code === 0
}

/** @param {string} project */
const vitest = (project) => () =>
  withReport(async (report) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const ok = await succeeds(
      ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters],
      plain,
    )
    return withOutcome(vitestCounts(report), ok)
  })

const endToEnd = () =>
  withReport((report) =>
    withMantel(async ({ baseUrl, apiUrl, dataDir, demoOwner }) => {
      const ok = await succeeds(['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests'], {
        E2E_BASE_URL: baseUrl,
        E2E_API_URL: apiUrl,
        E2E_DATA_DIR: dataDir,
        E2E_CHROMIUM: requireChromium(),
        E2E_DEMO_OWNER: JSON.stringify(demoOwner ?? null),
        E2E_REPORT: report,
      })
      return withOutcome(playwrightCounts(report), ok)
    }),
  )

const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null

/** @returns {Step[]} in the order they run; `command` is what `npm run test:…` calls it */
export function allSteps() {
  /** @type {Step[]} */
  const steps = [
    {
      name: 'check',
      command: 'check',
      run: async () => withOutcome(NONE, await succeeds(['scripts/check.mjs'])),
    },
    { name: 'unit', command: 'unit', run: vitest('unit') },
    { name: 'component', command: 'component', run: vitest('component') },
    { name: 'api on PGlite', command: 'api', run: vitest('api') },
    { name: 'api on PostgreSQL', command: 'api', run: vitest('api-postgres') },
    { name: 'end to end', command: 'e2e', run: endToEnd },
  ]
  return steps.filter(({ name }) => name !== 'api on PostgreSQL' || hasPostgres())
}
