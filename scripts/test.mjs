import { namesAsked } from './run/asked.mjs'
import { runCommand } from './run/command.mjs'
import { closingLine, sum } from './test/counts.mjs'
import { allSteps, suites } from './test/steps.mjs'
import { timedTogether } from './test/timed.mjs'

const usage = `npm test              todas las pruebas, ${suites.join(', ')}
npm test -- api e2e   solo las que se nombran`

async function test() {
  const commands = namesAsked(usage, suites)
  const steps = allSteps().filter(({ command }) => commands.length === 0 || commands.includes(command))
  const results = []
  for (const turn of new Set(steps.map((step) => step.turn)))
    results.push(...(await timedTogether(steps.filter((step) => step.turn === turn))))

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
