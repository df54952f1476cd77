import { checkHouseRules } from './house-rules.mjs'
import { checkImports } from './imports.mjs'
import { checkLock } from './lock.mjs'
import { checkMessages } from './messages.mjs'
import { runTool } from './tool.mjs'

/**
 * `PageProps` and typed routes come from files Next writes, which a fresh clone has not got. Those of `next dev` stay
 * out, which Next wants in the main tsconfig.json: they may still speak of a page that is gone.
 */
async function checkTypes() {
  const generated = await runTool(['next/dist/bin/next', 'typegen'])
  return generated.length > 0 ? generated : runTool(['typescript/bin/tsc', '-p', 'scripts/check'])
}

/** @type {[name: string, run: (root: string) => Promise<string[]> | string[]][]} */
export const steps = [
  ['format and lint', () => runTool(['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])],
  ['types', checkTypes],
  ['unused code', () => runTool(['knip/bin/knip.js', '--no-progress'])],
  ['imports', checkImports],
  ['messages', checkMessages],
  ['house rules', checkHouseRules],
  ['lockfile', checkLock],
]
