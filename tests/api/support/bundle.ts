import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** A source of ours as production runs it, for a process of its own; inside the project, to find its packages. */
export async function bundle(source: string): Promise<{ path: string; remove(): void }> {
  const cache = join(process.cwd(), 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const outdir = mkdtempSync(join(cache, 'mantel-bundle-'))
  await build({
    entryPoints: {
      main: source,
      'embedded-worker': 'server/db/embedded/worker.ts',
      'pdf-clean': 'server/modules/files/pdf/clean.ts',
      'pdf-text': 'server/modules/files/pdf/text.ts',
      'photo-draw': 'server/modules/files/photo/draw.ts',
      'draw-worker': 'server/images/worker.ts',
      'mail-worker': 'server/ports/mail/smtp-worker.ts',
    },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  })
  return { path: join(outdir, 'main.js'), remove: () => rmSync(outdir, { recursive: true, force: true }) }
}
