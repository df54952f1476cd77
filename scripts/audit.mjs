import { advisoriesFile, holesIn, keyOf, lineOf, problemsOf } from './audit/holes.mjs'
import { readAudit } from './audit/read.mjs'
import { askRegistry } from './audit/registry.mjs'
import { namesAsked } from './run/asked.mjs'
import { runCommand } from './run/command.mjs'

// Like the audit step of `npm run check`, which uses our own list; this also asks the registry.
await runCommand(async () => {
  namesAsked('npm run audit   busca agujeros conocidos en los paquetes, con lo que diga el registro')
  const { lock, kept, accepted } = readAudit(process.cwd())
  const answer = await askRegistry()
  const isSilent = 'silence' in answer
  if (isSilent) console.log(`The registry does not say (${answer.silence}): ${advisoriesFile} alone does.`)
  const known = isSilent ? [] : answer.advisories
  const ids = new Set(known.map(keyOf))
  const advisories = [...known, ...kept.filter((each) => !ids.has(keyOf(each)))]
  const holes = holesIn(lock, advisories)
  const problems = problemsOf(holes, accepted)
  const whys = new Map(accepted.map((each) => [keyOf(each), each.why]))
  for (const hole of holes)
    if (whys.has(keyOf(hole))) console.log(`  ${lineOf(hole)}. Accepted: ${whys.get(keyOf(hole))}`)
  for (const problem of problems) console.log(`✗ ${problem}`)
  console.log(`${advisories.length} advisories, ${holes.length} known holes, ${problems.length} to mend.`)
  if (problems.length > 0) process.exitCode = 1
})
