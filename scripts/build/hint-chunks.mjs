import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Told this, a browser compiles a file's functions while it comes, on another thread, and not one by one as they are called. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Smaller files are compiled where pages run: there, only what is called should be. */
const enough = 30 * 1024

/**
 * React and the router are in every page, and called from end to end before it listens.
 * @param {string} root
 */
export function hintChunks(root) {
  const output = path.join(root, '.next')
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(output, 'build-manifest.json'), 'utf8'))
  for (const name of rootMainFiles) {
    const file = path.join(output, name)
    const code = readFileSync(file, 'utf8')
    if (code.length >= enough && !code.startsWith(hint)) writeFileSync(file, hint + code)
  }
}
