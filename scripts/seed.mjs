import { ensureBuilt } from './build/build.mjs'
import { startNode } from './run/children.mjs'
import { runCommand } from './run/command.mjs'
import { prepare } from './run/prepare.mjs'

await runCommand(async () => {
  const { env } = prepare()
  await ensureBuilt(process.cwd(), ['server'])
  const args = ['--enable-source-maps', 'dist/server/cli/seed.js', ...process.argv.slice(2)]
  const { code } = await startNode(args, { env }).exit
  process.exitCode = code ?? 1
})
