import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const NEITHER = [
  'node_modules',
  'dist',
  'docs',
  'tests',
  'e2e',
  'coverage',
  'test-results',
  'playwright-report',
]
const SERVER_ONLY = ['server']
const WEB_ONLY = [
  'app',
  'components',
  'lib',
  'public',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
]

/** @typedef {'server' | 'web'} Part */

/** @param {string} name */
function isSource(name) {
  const outside = name.startsWith('.') && !name.startsWith('.env')
  return !outside && !NEITHER.includes(name) && !/\.(md|tsbuildinfo)$/.test(name) && name !== 'next-env.d.ts'
}

/** @param {string} file @returns {string[]} */
function filesUnder(file) {
  try {
    return readdirSync(file, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [file]
    throw error
  }
}

/** Next writes these variables into the browser's bundle, so they are part of the source. */
function publicVariables() {
  return Object.entries(process.env)
    .filter(([name, value]) => value && name.startsWith('NEXT_PUBLIC_'))
    .sort()
    .map(([name, value]) => `${name}=${value}`)
}

/**
 * A fingerprint of all sources of one part's build. A new file in the root counts until it is excluded above.
 * @param {string} root
 * @param {Part} part
 */
export function fingerprint(root, part) {
  const others = part === 'server' ? WEB_ONLY : SERVER_ONLY
  const files = readdirSync(root)
    .filter((name) => isSource(name) && !others.includes(name))
    .flatMap((name) => filesUnder(path.join(root, name)))
    .sort()
  const hash = createHash('sha1')
  for (const file of files) hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file))
  if (part === 'web') hash.update(publicVariables().join('\0'))
  return hash.digest('hex')
}
