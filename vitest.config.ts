import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './scripts/test/find-postgres.mjs'
import { LongestFirst } from './tests/setup/longest-first.ts'
import { leftToTheOther } from './tests/setup/one-database.ts'

const root = import.meta.dirname
const resolve = {
  alias: { '@/': `${root}/`, 'server-only': `${root}/node_modules/next/dist/compiled/server-only/empty.js` },
}

if (process.env.PROPERTY_SEED === 'random') {
  process.env.PROPERTY_SEED = String(randomInt(2 ** 31))
  process.stdout.write(`PROPERTY_SEED=${process.env.PROPERTY_SEED}\n`)
}
/** Who looks longer has the time. */
const patience = Math.max(1, Number(process.env.PROPERTY_RUNS ?? 1))
const properties = 'tests/setup/properties.ts'
const asServed = 'tests/setup/as-served.ts'
const timers = 'tests/setup/timers.ts'
/** A loaded machine takes its time; what comes sooner is not waited for. */
const poll = { timeout: 15_000 }
/** Only a test that hangs is ended. Beside two other whole runs (load 28) an honest one took more than a minute. */
const hangs = 240_000

const apiSetup = path.join(root, 'tests/api/support/global-setup.ts')
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null

/** The same suite on either database: global-setup.ts reads TEST_DATABASE from `project.config.env`. */
const api = (name: string, database: 'embedded' | 'postgres') => ({
  resolve,
  test: {
    name,
    environment: 'node',
    include: ['tests/api/**/*.test.ts'],
    exclude: leftToTheOther(database, hasPostgres),
    setupFiles: [timers, properties, asServed, 'tests/setup/day.ts', 'tests/setup/statements.ts'],
    globalSetup: existsSync(apiSetup) ? [apiSetup] : [],
    env: {
      TEST_DATABASE: database,
      PROPERTY_HALF: hasPostgres ? { embedded: '1', postgres: '2' }[database] : '0',
    },
    // Reading the whole server anew for each of a hundred files took two thirds of the time.
    isolate: false,
    testTimeout: hangs * patience,
    expect: { poll },
    // A hook that fills the gazetteer took more than a minute beside two other whole runs.
    hookTimeout: hangs * patience,
  },
})

export default defineConfig({
  test: {
    reporters: ['dot'],
    passWithNoTests: true,
    // Unasked, Vitest leaves one processor idle: of two, half.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          // Pure functions and processes of their own; what files share in a worker is made by the setup.
          isolate: false,
          testTimeout: hangs * patience,
          expect: { poll },
          setupFiles: [timers, properties, asServed],
          // Nobody is there: on the usual port another Mantel may run.
          env: { API_URL: 'http://127.0.0.1:1' },
          include: ['tests/unit/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        resolve,
        test: {
          name: 'component',
          testTimeout: hangs * patience,
          expect: { poll },
          // A window for each file, a process for all: making both anew took half the time.
          pool: 'vmThreads',
          environment: 'jsdom',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/component.ts', properties],
        },
      },
      api('api', 'embedded'),
      {
        resolve,
        test: {
          name: 'attack',
          environment: 'node',
          include: ['tests/attack/**/*.test.ts'],
          globalSetup: ['tests/attack/support/global-setup.ts'],
          // One product for all, and what an attack costs is measured: never two at once.
          fileParallelism: false,
          isolate: false,
          testTimeout: hangs,
          expect: { poll },
          hookTimeout: 300_000,
        },
      },
      ...(hasPostgres ? [api('api-postgres', 'postgres')] : []),
    ],
  },
})
