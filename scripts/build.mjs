import { build } from './build/build.mjs'
import { runCommand } from './run/command.mjs'
import { loadEnvFile } from './run/settings.mjs'

loadEnvFile()
await runCommand(() => build(process.cwd(), ['server', 'web']))
