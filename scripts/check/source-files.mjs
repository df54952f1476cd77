import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** @typedef {{ file: string, text: string, program: import('oxc-parser').ParseResult['program'] }} Source */

const SKIPPED = ['node_modules', 'dist', 'coverage', 'public', 'test-results', 'playwright-report']

/** @param {string} root @param {string} folder @returns {string[]} */
function walk(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.name.startsWith('.') || SKIPPED.includes(entry.name)) return []
    return entry.isDirectory() ? walk(root, file) : [file]
  })
}

/**
 * Every file of the repository, as paths from the root.
 * @param {string} root
 */
export function listFiles(root) {
  return walk(root, '')
}

/** The scripts that browsers load as they are. The other files of the folder are made. @param {string} root */
export function publicScripts(root) {
  const folder = path.join(root, 'public')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith('.js')).map((name) => `public/${name}`)
}

/** Parsed files are kept, because all rules read the same files. @type {Map<string, Source>} */
const parsed = new Map()

/** @param {string} root @param {string} file @returns {Source} */
function parse(root, file) {
  const full = path.join(root, file)
  const known = parsed.get(full)
  if (known) return known
  const text = readFileSync(full, 'utf8')
  const source = { file, text, program: parseSync(file, text, { preserveParens: false }).program }
  parsed.set(full, source)
  return source
}

/**
 * @param {string} root
 * @param {string[]} files
 * @returns {Source[]}
 */
export function parseSources(root, files) {
  return files
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && file !== 'next-env.d.ts')
    .map((file) => parse(root, file))
}

/** @param {Source} source @param {number} offset */
export function lineOf(source, offset) {
  return source.text.slice(0, offset).split('\n').length
}
