import { steps } from './check/steps.mjs'
import { namesAsked } from './run/asked.mjs'
import { runCommand } from './run/command.mjs'

const root = process.cwd()

/** @param {string} name @param {(root: string) => Promise<string[]> | string[]} run */
async function runStep(name, run) {
  const started = performance.now()
  const problems = await run(root)
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5)
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(16)}${seconds} s`)
  for (const problem of problems) console.log(`    ${problem}`)
  return problems.length === 0
}

await runCommand(async () => {
  namesAsked('npm run check   formato, tipos, importaciones, código sin uso, mensajes y reglas de la casa')
  const passed = await Promise.all(steps.map(([name, run]) => runStep(name, run)))
  if (passed.includes(false)) process.exitCode = 1
})
