import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './sources.mjs'

/** @typedef {import('./sources.mjs').Part} Part */

/** The last files that each part's build writes. Without them the stamp is invalid. */
const RESULTS = { server: ['dist/server/main.js'], web: ['dist/web/server.mjs', '.next/BUILD_ID'] }

/** @param {string} root */
const stampFile = (root) => path.join(root, 'dist/.build-stamp')

/** @param {string} root @returns {Partial<Record<Part, string>>} */
function readStamps(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'))
  } catch {
    return {}
  }
}

/** @param {string} root @param {Part} part */
export function isBuilt(root, part) {
  const isThere = RESULTS[part].every((file) => existsSync(path.join(root, file)))
  return isThere && readStamps(root)[part] === fingerprint(root, part)
}

/** @param {string} root @param {Part} part @param {string | undefined} value */
export function writeStamp(root, part, value) {
  mkdirSync(path.join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile(root), JSON.stringify({ ...readStamps(root), [part]: value }))
}
