import { runServerCommand } from './run/server-command.mjs'

await runServerCommand('restore', { hasSecrets: false })
