import { build } from './build/build.mjs'
import { namesAsked } from './run/asked.mjs'
import { runCommand } from './run/command.mjs'
import { loadEnvFile } from './run/settings.mjs'

await runCommand(async () => {
  namesAsked('npm run build   compila la api y la web')
  loadEnvFile()
  await build(process.cwd(), ['server', 'web'])
})
