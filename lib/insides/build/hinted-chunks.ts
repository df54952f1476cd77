import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isBuiltFile } from '../headers'
import { isPlain } from '../plain'

/**
 * With this hint a browser compiles a file's functions while the file arrives, on another thread. Without it, the browser compiles each
 * function when it is called.
 */
const hint = Buffer.from('//# allFunctionsCalledOnLoad\n')

/** Smaller files are compiled on the page's own thread. There, only the functions that are called should be compiled. */
const enough = 30 * 1024

const manifest = z.object({ rootMainFiles: z.array(z.string()) })

/** React and the router: every page has these files, and runs all of them before it reacts. */
export function readRootFiles(build = '.next') {
  const text = readFileSync(path.join(build, 'build-manifest.json'), 'utf8')
  return manifest.parse(JSON.parse(text)).rootMainFiles.map((name) => `/_next/${name}`)
}

let known: Set<string> | undefined

function rootFilesOfBuild() {
  known ??= new Set(readRootFiles())
  return known
}

/** Off: the file as Next built it. */
export function withHint(path: string, body: Buffer, rootFiles = rootFilesOfBuild) {
  if (!isBuiltFile(path) || body.length < enough || isPlain('hinted-chunks')) return body
  return rootFiles().has(path) ? Buffer.concat([hint, body]) : body
}
