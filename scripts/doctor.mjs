import { runServerCommand } from './run/server-command.mjs'

await runServerCommand('doctor', { hasSecrets: false })
