import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

// `npm run templates -- draw` draws the stock templates anew, grounds and thumbnails, to be committed;
// `npm run templates -- sheet FILE.png [FORMAT] [KEY,KEY]` puts them side by side with a short and a long menu.
const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(root, 'node_modules/.stock-templates-'))
const outfile = path.join(folder, 'run.mjs')

process.chdir(root)
try {
  await build({
    entryPoints: ['scripts/stock-templates/run.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    alias: { '@': root },
  })
  await import(pathToFileURL(outfile).href)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
