import { runServerCommand } from './run/server-command.mjs'

await runServerCommand('migrate', { hasSecrets: false })
