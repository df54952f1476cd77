import { createHash } from 'node:crypto'
import { isPlain } from '../plain'
import { early } from './scripts-after-paint'

const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/**
 * Hashes of the inline scripts that the framework and Mantel write into a page. Any other script gets no hash and is blocked. Off: every
 * inline script of a page gets a hash.
 */
export function knownScriptHashes(html: string) {
  const scripts = [...html.matchAll(inlineScript)].map(([, code = '']) => code)
  const isKnown = (code: string) => code === early || isPlain('script-grammar') || isFrameworkScript(code)
  return [...new Set(scripts)].filter(isKnown).map(sourceHash)
}

const sourceHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const flightStart = /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s
const flightChunk = /^self\.__next_f\.push\((.*)\)$/s
/** React's own few scripts for content that it streams late. They call React's functions on generated ids and do nothing else. */
const reactRuntime =
  /^(requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?|\$R[A-Z]{1,2}\(("[\w:-]+"(,|\)))+;?)$/

/** Turbopack's start: the files of the build and the modules in them. */
const turbopackStart =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[("static\/chunks\/[\w.~-]+\.js",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);?$/

/** Flight data must be JSON only: a closing bracket with code after it is not JSON. */
export const scriptKinds = [
  { name: 'flight start', knows: (code: string) => isJson(code.match(flightStart)?.[1]) },
  { name: 'flight chunk', knows: (code: string) => isJson(code.match(flightChunk)?.[1]) },
  { name: 'react', knows: (code: string) => reactRuntime.test(code) },
  { name: 'turbopack start', knows: (code: string) => turbopackStart.test(code) },
]

const isFrameworkScript = (code: string) => scriptKinds.some(({ knows }) => knows(code))

function isJson(text: string | undefined) {
  if (text === undefined) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
