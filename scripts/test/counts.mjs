import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Counts */

/** @type {Counts} */
export const NONE = { passed: 0, failed: 0, skipped: 0 }

/** @param {string} file @returns {any} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** @param {string} file vitest's json reporter @returns {Counts} */
export function vitestCounts(file) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = readReport(file)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** @param {string} file vitest's json reporter @returns {string[]} the files in which a test failed, or that did not load */
export function redFiles(file) {
  const { testResults = [] } = readReport(file)
  return testResults
    .filter((/** @type {any} */ { status }) => status === 'failed')
    .map((/** @type {any} */ { name }) => name)
}

/** @param {string} file Playwright's json reporter @returns {Counts} */
export function playwrightCounts(file) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(file).stats ?? {}
  return { passed: expected + flaky, failed: unexpected, skipped, flaky }
}

/**
 * A step that failed without a failed test (a file that does not load, a check) counts as one.
 * @param {Counts} counts
 * @param {boolean} ok
 * @returns {Counts}
 */
export function withOutcome(counts, ok) {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  const add = (/** @type {keyof Counts} */ key) =>
    all.reduce((total, counts) => total + (counts[key] ?? 0), 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped'), flaky: add('flaky') }
}

/** @param {Counts} counts */
export function closingLine({ passed, failed, skipped, flaky = 0 }) {
  const rest = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} at the second try`].filter(
    Boolean,
  )
  return [`${passed} passed, ${failed} failed`, ...rest].join(', ')
}
