import { NONE, withOutcome } from './counts.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ name: string, counts: import('./counts.mjs').Counts, seconds: number }} Timed */

/**
 * @param {Step} step
 * @param {string} [which] of several tries
 * @returns {Promise<Timed>}
 */
export function timed(step, which = '') {
  console.log(`\n── ${step.name} ${which}`.trimEnd())
  return measured(step)
}

/**
 * Runs the steps at the same time. The output of each step is shown in one piece when the step has ended.
 * @param {Step[]} steps
 * @returns {Promise<Timed[]>}
 */
export async function timedTogether(steps) {
  const [only, another] = steps
  if (only && !another) return [await timed(only)]
  console.log(`\n── ${steps.map(({ name }) => name).join(', ')}: side by side`)
  return Promise.all(
    steps.map(async (step) => {
      /** @type {string[]} */
      const output = []
      const result = await measured(step, (line) => output.push(line))
      console.log(['', `── ${step.name}`, ...output].join('\n'))
      return result
    }),
  )
}

/** @param {Step} step @param {import('./steps.mjs').Say} [say] @returns {Promise<Timed>} */
async function measured({ name, run }, say) {
  const started = performance.now()
  const counts = await run(say).catch((error) => {
    console.error(error)
    return withOutcome(NONE, false)
  })
  return { name, counts, seconds: (performance.now() - started) / 1000 }
}
