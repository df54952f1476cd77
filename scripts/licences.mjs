import { writeFileSync } from 'node:fs'
import { licencesPage, target } from './licences/page.mjs'
import { namesAsked } from './run/asked.mjs'
import { runCommand } from './run/command.mjs'

await runCommand(async () => {
  namesAsked('npm run licences   escribe en docs/licences.md las licencias de los paquetes')
  writeFileSync(target, licencesPage(process.cwd()))
})
