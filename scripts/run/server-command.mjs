import { ensureBuilt } from '../build/build.mjs'
import { startNode } from './children.mjs'
import { runCommand } from './command.mjs'
import { prepare } from './prepare.mjs'

/**
 * Runs a command of server/cli with the arguments given to npm, after a build and with valid settings.
 * @param {string} name
 * @param {{ hasSecrets?: boolean }} [needs] a command without secrets leaves DATA_DIR as it is
 */
export function runServerCommand(name, { hasSecrets = true } = {}) {
  return runCommand(async () => {
    const { env } = prepare({ hasSecrets })
    await ensureBuilt(process.cwd(), ['server'])
    const args = ['--enable-source-maps', `dist/server/cli/${name}.js`, ...process.argv.slice(2)]
    const { code } = await startNode(args, { env }).exit
    process.exitCode = code ?? 1
  })
}
