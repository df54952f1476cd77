import { startNode } from '../run/children.mjs'

/**
 * Runs a package's own command without npx or a shell.
 * @param {string[]} args its file under node_modules, then its arguments
 * @returns {Promise<string[]>} the problems it reported, none when it found none
 */
export async function runTool([bin = '', ...args]) {
  /** @type {string[]} */
  const lines = []
  const tool = startNode([`node_modules/${bin}`, ...args], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1' },
    onLine: (line) => lines.push(line),
  })
  const { code } = await tool.exit
  if (code === 0) return []
  return lines.length > 0 ? lines : [`${bin} ended with code ${code}`]
}
