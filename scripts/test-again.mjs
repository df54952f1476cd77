import { parseArgs } from 'node:util'
import { helpAsked, namesAsked } from './run/asked.mjs'
import { end, startNode } from './run/children.mjs'
import { runCommand } from './run/command.mjs'
import { Failure } from './run/failure.mjs'
import { closingLine } from './test/counts.mjs'
import { allSteps, suites } from './test/steps.mjs'
import { timed } from './test/timed.mjs'

const usage = `npm run test:again -- --times 5 --load 6 unit component   cinco veces, junto a seis procesos ocupados
npm run test:again -- api tests/api/daily-mail            solo los archivos de esa carpeta
Se conocen ${suites.join(', ')}.`

function parsed() {
  try {
    return parseArgs({
      options: { times: { type: 'string', default: '5' }, load: { type: 'string', default: '0' } },
      allowPositionals: true,
    })
  } catch {
    throw new Failure(usage)
  }
}

function asked() {
  helpAsked(usage)
  const { values, positionals } = parsed()
  const [times, load] = [Number(values.times), Number(values.load)]
  if (!(Number.isInteger(times) && times > 0 && Number.isInteger(load) && load >= 0)) throw new Failure(usage)
  const files = positionals.filter((one) => one.includes('/'))
  const commands = namesAsked(
    usage,
    suites,
    positionals.filter((one) => !one.includes('/')),
  )
  const steps = allSteps(files).filter(({ command }) => commands.length === 0 || commands.includes(command))
  return { times, load, steps }
}

async function again() {
  const { times, load, steps } = asked()
  /** @type {Map<string, import('./test/timed.mjs').Timed[]>} */
  const tries = new Map(steps.map(({ name }) => [name, []]))
  await underLoad(load, async () => {
    for (let n = 1; n <= times; n += 1)
      for (const step of steps) tries.get(step.name)?.push(await timed(step, `${n} of ${times}`))
  })
  console.log('')
  for (const [name, results] of tries) {
    const red = results.filter(({ counts }) => counts.failed > 0)
    const seconds = results.map((result) => result.seconds.toFixed(0)).join(', ')
    console.log(`${name.padEnd(20)} tried ${times} times: ${times - red.length} green   (${seconds} s)`)
    for (const { counts } of red) console.log(`  ${closingLine(counts)}`)
    if (red.length > 0) process.exitCode = 1
  }
}

await runCommand(again)

/**
 * Keeps `count` processors busy with processes that do nothing else, while `use` runs.
 * @template T
 * @param {number} count
 * @param {() => Promise<T>} use
 * @returns {Promise<T>}
 */
async function underLoad(count, use) {
  const busy = Array.from({ length: count }, () => startNode(['--eval', 'for (;;);'], { env: process.env }))
  try {
    return await use()
  } finally {
    await Promise.all(busy.map(end))
  }
}
