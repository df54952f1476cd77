import path from 'node:path'
import { Visitor } from 'oxc-parser'
import { listFiles, parseSources } from './source-files.mjs'

/** @typedef {import('./source-files.mjs').Source} Source */
/** @typedef {{ from: string, to: string, typeOnly: boolean, lazy: boolean }} Import */

const SUFFIXES = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** @param {string} specifier */
function packageName(specifier) {
  const depth = specifier.startsWith('@') ? 2 : 1
  return `npm:${specifier.split('/').slice(0, depth).join('/')}`
}

/**
 * A path from the root for our own file, `npm:name` for a package, `node:name` for a builtin.
 * @param {string} from
 * @param {string} specifier
 * @param {Set<string>} files
 */
function resolve(from, specifier, files) {
  if (specifier.startsWith('node:')) return specifier
  const local = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.') && path.posix.join(path.posix.dirname(from), specifier)
  if (!local) return packageName(specifier)
  const suffix = SUFFIXES.find((end) => files.has(local + end))
  return suffix === undefined ? local : local + suffix
}

/** @param {object[]} specifiers @param {'importKind' | 'exportKind'} kind */
function allTypes(specifiers, kind) {
  return specifiers.length > 0 && specifiers.every((specifier) => Reflect.get(specifier, kind) === 'type')
}

/**
 * @param {Source} source
 * @param {Set<string>} files
 * @returns {Import[]}
 */
function importsOf(source, files) {
  /** @type {Import[]} */
  const found = []
  /** @param {object | null} specifier @param {{ typeOnly?: boolean, lazy?: boolean }} [how] */
  const add = (specifier, { typeOnly = false, lazy = false } = {}) => {
    if (!specifier || !('value' in specifier) || typeof specifier.value !== 'string') return
    found.push({ from: source.file, to: resolve(source.file, specifier.value, files), typeOnly, lazy })
  }
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      add(source, { typeOnly: importKind === 'type' || allTypes(specifiers, 'importKind') })
    },
    ExportNamedDeclaration({ source, exportKind, specifiers }) {
      add(source, { typeOnly: exportKind === 'type' || allTypes(specifiers, 'exportKind') })
    },
    ExportAllDeclaration({ source, exportKind }) {
      add(source, { typeOnly: exportKind === 'type' })
    },
    ImportExpression({ source }) {
      add(source, { lazy: true })
    },
    TSImportType({ source }) {
      add(source, { typeOnly: true })
    },
  }).visit(source.program)
  return found
}

/** Graphs are kept, because two rules read the same one. @type {Map<string, Import[]>} */
const graphs = new Map()

/** All imports of the repository. @param {string} root @returns {Import[]} */
export function importGraph(root) {
  const made = graphs.get(root)
  if (made) return made
  const files = listFiles(root)
  const known = new Set(files)
  const graph = parseSources(root, files).flatMap((source) => importsOf(source, known))
  graphs.set(root, graph)
  return graph
}
