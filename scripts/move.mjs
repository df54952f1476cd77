import { runServerCommand } from './run/server-command.mjs'

await runServerCommand('move', { hasSecrets: false })
