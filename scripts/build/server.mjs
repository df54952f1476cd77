import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Output path without extension → source, of what exists.
 * @param {string} root
 */
function entryPoints(root) {
  const commands = path.join(root, 'server/cli')
  const names = existsSync(commands) ? readdirSync(commands).filter((name) => name.endsWith('.ts')) : []
  const wanted = {
    'server/main': 'server/main.ts',
    'server/worker': 'server/worker.ts',
    'server/embedded-worker': 'server/db/embedded/worker.ts',
    'server/pdf-worker': 'server/modules/files/pdf/worker.ts',
    'server/pdf-text': 'server/modules/files/pdf/text.ts',
    'server/draw-worker': 'server/images/worker.ts',
    'server/mail-worker': 'server/ports/mail/smtp-worker.ts',
    ...Object.fromEntries(names.map((name) => [`server/cli/${path.parse(name).name}`, `server/cli/${name}`])),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([, source]) => existsSync(path.join(root, source))),
  )
}

/** @param {string} root @returns {import('esbuild').BuildOptions} */
function common(root) {
  return {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
  }
}

/** @param {string} root @returns {import('esbuild').BuildOptions} */
export function serverOptions(root) {
  return { ...common(root), entryPoints: entryPoints(root), outdir: 'dist' }
}

/**
 * The web's front server, and the cache handler Next loads by path, outside its own bundle.
 * @param {string} root
 * @returns {import('esbuild').BuildOptions}
 */
export function webOptions(root) {
  const entryPoints = { server: 'lib/front/server.ts', 'cache-handler': 'lib/cache/handler.ts' }
  // What both import is one module in one file: the one tells the other which pages still hold.
  return {
    ...common(root),
    entryPoints,
    splitting: true,
    outdir: 'dist/web',
    outExtension: { '.js': '.mjs' },
  }
}
