import path from 'node:path'
import { startNode } from '../run/children.mjs'

/** Measures latencies in the api itself, each size on its own embedded database. @param {string} root @param {string} directory */
export async function benchSearch(root, directory) {
  for (const restaurants of [10_000, 100_000]) {
    const env = { ...process.env, DATA_DIR: path.join(directory, `search-${restaurants}`), DATABASE_URL: '' }
    const command = startNode(
      [path.join(root, 'dist/server/cli/bench-search.js'), '--restaurants', String(restaurants)],
      { env },
    )
    const { code } = await command.exit
    if (code !== 0) throw new Error(`bench-search ended with ${code}`)
  }
}
