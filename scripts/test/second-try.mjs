/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, red: string[] }} Run */

/** More red files than these are no accident of a loaded machine. */
const mostFiles = 3

/**
 * A few red files get one more chance, in a process of their own, as Playwright gives it to a test. What needed it is counted and named.
 * @param {(files?: string[]) => Promise<Run>} run the files, all of them without any
 * @param {(line: string) => void} [say]
 * @returns {Promise<Counts>}
 */
export async function withSecondTry(run, say = console.log) {
  const { counts, red } = await run()
  if (counts.failed === 0 || red.length === 0 || red.length > mostFiles) return counts
  say(`\nOnce more: ${red.join(', ')}`)
  const second = await run(red)
  if (second.counts.failed > 0) return counts
  return { ...counts, passed: counts.passed + counts.failed, failed: 0, flaky: counts.failed }
}
