import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isPlain } from '../plain'

/** The folders that Next serves as they are, and their addresses. */
const folders = {
  '/_next/static/': '.next/static',
  '/fonts/': 'public/fonts',
  '/icons/': 'public/icons',
  '/map/': 'public/map',
  '/templates/': 'public/templates',
}

/**
 * Tells whether an address is that of a file which is not there. Next answers it with a whole page, made anew each time, which costs a
 * hundred times as much as a file. Off: Next is asked.
 */
export function missingFiles(root = '.') {
  if (isPlain('manifests')) return () => false
  const known = new Set(
    Object.entries(folders).flatMap(([address, folder]) => filesIn(path.join(root, folder), address)),
  )
  const prefixes = Object.keys(folders)
  return (asked: string) =>
    prefixes.some((prefix) => asked.startsWith(prefix)) && !known.has(decodeURIComponent(asked))
}

function filesIn(folder: string, address: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) =>
        address + path.posix.join(...path.relative(folder, parentPath).split(path.sep), name),
    )
}
