import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * A TypeScript file and what it imports, as one module.
 * @param {string} file
 */
export async function bundled(file) {
  const directory = mkdtempSync(path.join(tmpdir(), 'mantel-reader-'))
  const outfile = path.join(directory, 'bundle.mjs')
  try {
    await build({
      ...{ entryPoints: [path.resolve(file)], bundle: true, format: 'esm', platform: 'node', outfile },
      tsconfig: path.resolve('tsconfig.json'),
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
