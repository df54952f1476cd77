import path from 'node:path'
import { startNode } from '../run/children.mjs'
import { FRUGAL } from '../run/services.mjs'

/**
 * Sends ten thousand mails to a local server and measures how long searches take meanwhile.
 * @param {string} root @param {string} directory
 */
export async function benchMail(root, directory) {
  const env = {
    ...process.env,
    ...FRUGAL.env,
    DATA_DIR: path.join(directory, 'search-10000'),
    DATABASE_URL: '',
  }
  const command = startNode([...FRUGAL.flags, path.join(root, 'dist/server/cli/bench-mail.js')], { env })
  const { code } = await command.exit
  if (code !== 0) throw new Error(`bench-mail ended with ${code}`)
}
