import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Output path without extension → source, of the files that exist.
 * @param {string} root
 */
function entryPoints(root) {
  const commands = path.join(root, 'server/cli')
  const names = existsSync(commands) ? readdirSync(commands).filter((name) => name.endsWith('.ts')) : []
  const wanted = {
    'server/main': 'server/main.ts',
    'server/worker': 'server/worker.ts',
    'server/embedded-worker': 'server/db/embedded/worker.ts',
    'server/pdf-clean': 'server/modules/files/pdf/clean.ts',
    'server/pdf-text': 'server/modules/files/pdf/text.ts',
    'server/photo-draw': 'server/modules/files/photo/draw.ts',
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
    sourcesContent: false,
    logLevel: 'silent',
  }
}

/** @param {string} root @returns {import('esbuild').BuildOptions} */
export function serverOptions(root) {
  const older = path.join(root, 'server/older-node.ts')
  const inject = existsSync(older) ? [older] : []
  return { ...common(root), entryPoints: entryPoints(root), outdir: 'dist', inject }
}

/**
 * Stripe's package as one small file. Loaded from its three hundred files (eight megabytes), it takes ten times the memory.
 * @param {string} root
 * @returns {import('esbuild').BuildOptions}
 */
export function stripeOptions(root) {
  const isThere = existsSync(path.join(root, 'node_modules/stripe'))
  return {
    ...common(root),
    entryPoints: isThere ? { 'server/stripe-sdk': 'stripe' } : {},
    outdir: 'dist',
    packages: 'bundle',
    minify: true,
    sourcemap: false,
  }
}

/**
 * The web's front server, and the cache handler that Next loads by its path, outside its own bundle.
 * @param {string} root
 * @returns {import('esbuild').BuildOptions}
 */
export function webOptions(root) {
  const entryPoints = { server: 'lib/front/server.ts', 'cache-handler': 'lib/insides/cache/handler.ts' }
  // A module that both import stays one module in one file: the cache handler tells the front server which pages are still valid.
  return {
    ...common(root),
    entryPoints,
    splitting: true,
    // Its early scripts stand in every page as they are written here.
    minify: true,
    outdir: 'dist/web',
    outExtension: { '.js': '.mjs' },
  }
}
