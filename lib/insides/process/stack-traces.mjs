// Preloaded into processes that run built code (node --import): an error names the file and line of the source, read from the source map
// when the stack of the error is read. With --enable-source-maps Node keeps every map in memory from the start, 45 MB in the web.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'

/** Errors come from few files at a time, and a map is some megabytes. @type {LRUCache<string, { map: SourceMap | undefined }>} */
const maps = new LRUCache({ max: 8, ttl: 60_000, ttlAutopurge: true })

/** @param {string} file @returns {SourceMap | undefined} */
function mapOf(file) {
  const known = maps.get(file)
  if (known) return known.map
  const map = readMap(`${file}.map`)
  maps.set(file, { map })
  return map
}

/** @param {string} file */
function readMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** @param {string | null | undefined} name a path or an address, as V8 knows the file */
function builtFile(name) {
  const file = name?.startsWith('file://') ? fileURLToPath(name) : name
  return file && path.isAbsolute(file) && !file.includes('/node_modules/') ? file : undefined
}

/** @param {NodeJS.CallSite} frame */
function asWritten(frame) {
  const text = String(frame)
  const name = frame.getFileName()
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()]
  const file = builtFile(name)
  const origin = file && line && column && mapOf(file)?.findOrigin(line, column)
  if (!origin || !('fileName' in origin) || !origin.fileName) return text
  const source = new URL(origin.fileName, pathToFileURL(file)).href
  return text.replace(`${name}:${line}:${column}`, `${source}:${origin.lineNumber}:${origin.columnNumber}`)
}

/** Node reads the stack for each request of a client that leaves, and nobody else does. @param {Error} error */
const isAborted = (error) => error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'

/** @param {Error} error @param {NodeJS.CallSite[]} frames */
function prepared(error, frames) {
  if (isAborted(error)) return String(error)
  return [String(error), ...frames.map((frame) => `    at ${asWritten(frame)}`)].join('\n')
}

/** @typedef {NonNullable<typeof Error.prepareStackTrace>} Prepare @type {Prepare} */
let inForce = prepared

// Next sets its own prepareStackTrace for good when it starts, and that one maps nothing. A library that sets one for a moment, to look
// at its callers, gets its own.
Object.defineProperty(Error, 'prepareStackTrace', {
  configurable: true,
  get: () => inForce,
  set: (/** @type {Prepare | undefined} */ given) => {
    inForce = given && given.name !== 'prepareUnsourcemappedStackTrace' ? given : prepared
  },
})
