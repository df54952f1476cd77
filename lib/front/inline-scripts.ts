import { createHash } from 'node:crypto'
import { early } from './scripts-after-paint'

const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/** Hashes of the scripts the framework and we ourselves wrote into a page; one of any other making stays unnamed and blocked. */
export function knownScriptHashes(html: string) {
  const scripts = [...html.matchAll(inlineScript)].map(([, code = '']) => code)
  return [...new Set(scripts)].filter((code) => code === early || isFrameworkScript(code)).map(sourceHash)
}

const sourceHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const flightStart = /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s
const flightChunk = /^self\.__next_f\.push\((.*)\)$/s
/** React's own few, for what it streams late: they call its functions on generated ids and nothing else. */
const reactRuntime =
  /^(requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?|\$R[A-Z]{1,2}\(("[\w:-]+"(,|\)))+;?)$/

/** Turbopack's start: which files of the build, which modules in them. */
const turbopackStart =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[("static\/chunks\/[\w.~-]+\.js",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);?$/

/** Flight data must be JSON and nothing but: a closing bracket and something behind it is not. */
function isFrameworkScript(code: string) {
  const data = code.match(flightStart)?.[1] ?? code.match(flightChunk)?.[1]
  return data === undefined ? reactRuntime.test(code) || turbopackStart.test(code) : isJson(data)
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
