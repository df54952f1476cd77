import path from 'node:path'
import { startNode } from '../run/children.mjs'

/** A drawn menu, two hundred of them, and what searches wait meanwhile. @param {string} root @param {string} directory */
export async function benchSheets(root, directory) {
  const env = { ...process.env, DATA_DIR: path.join(directory, 'search-10000'), DATABASE_URL: '' }
  const command = startNode([path.join(root, 'dist/server/cli/bench-sheets.js')], { env })
  const { code } = await command.exit
  if (code !== 0) throw new Error(`bench-sheets ended with ${code}`)
}
