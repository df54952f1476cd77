import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readRequirements } from './asvs/read.mjs'
import { asvsTable, target } from './asvs/table.mjs'
import { namesAsked } from './run/asked.mjs'
import { runCommand } from './run/command.mjs'

await runCommand(async () => {
  namesAsked('npm run asvs   escribe la tabla de requisitos de seguridad en docs/security')
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, asvsTable(readRequirements(process.cwd())))
})
