import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { helpAsked } from './run/asked.mjs'

const usage = `npm run templates -- draw                               dibuja de nuevo las plantillas de casa, fondos y miniaturas
npm run templates -- sheet FILE.png [FORMAT] [KEY,KEY]   las pone juntas, con un menú corto y uno largo; una sola, con 24 menús;
                                                         con band=FOTO o ground=FOTO, y logo=LOGO, también con ellos
npm run templates -- flaws [FORMAT] [KEY|all]            cuenta huecos, cruces y letras pequeñas, y nombra los de una plantilla`

helpAsked(usage)
if (!['draw', 'sheet', 'flaws'].includes(process.argv[2] ?? '')) {
  console.error(usage)
  process.exit(1)
}

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
