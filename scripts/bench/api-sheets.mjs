import path from 'node:path'
import { startNode } from '../run/children.mjs'
import { FRUGAL } from '../run/services.mjs'

/**
 * Measures one drawn menu, two hundred drawn menus, how long searches take meanwhile, and the api's memory.
 * @param {string} root
 * @param {string} directory
 */
export async function benchSheets(root, directory) {
  const env = {
    ...process.env,
    ...FRUGAL.env,
    DATA_DIR: path.join(directory, 'search-10000'),
    DATABASE_URL: '',
  }
  const command = startNode([...FRUGAL.flags, path.join(root, 'dist/server/cli/bench-sheets.js')], { env })
  const { code } = await command.exit
  if (code !== 0) throw new Error(`bench-sheets ended with ${code}`)
}
