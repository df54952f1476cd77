import path from 'node:path'
import { startNode } from '../run/children.mjs'

/**
 * Publishes ten thousand menus of the same minute and measures how long searches take meanwhile.
 * @param {string} root @param {string} directory
 */
export async function benchPublish(root, directory) {
  const env = { ...process.env, DATA_DIR: path.join(directory, 'search-10000'), DATABASE_URL: '' }
  const command = startNode([path.join(root, 'dist/server/cli/bench-publish.js'), '--kill'], { env })
  const { code } = await command.exit
  if (code !== 0) throw new Error(`bench-publish ended with ${code}`)
}
