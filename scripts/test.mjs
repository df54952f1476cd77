import { runCommand } from './run/command.mjs'
import { closingLine, NONE, sum, withOutcome } from './test/counts.mjs'
import { allSteps } from './test/steps.mjs'

/** @typedef {import('./test/steps.mjs').Step} Step */

/** @param {Step} step */
async function timed({ name, run }) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const counts = await run().catch((error) => {
    console.error(error)
    return withOutcome(NONE, false)
  })
  return { name, counts, seconds: (performance.now() - started) / 1000 }
}

async function test() {
  const commands = process.argv.slice(2)
  const steps = allSteps().filter(({ command }) => commands.length === 0 || commands.includes(command))
  const results = []
  for (const step of steps) results.push(await timed(step))

  console.log('')
  for (const { name, counts, seconds } of results)
    console.log(
      `${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(20)}${seconds.toFixed(1).padStart(6)} s   ${closingLine(counts)}`,
    )
  const total = sum(results.map(({ counts }) => counts))
  console.log(`\n${closingLine(total)}`)
  if (total.failed > 0) process.exitCode = 1
}

await runCommand(test)
