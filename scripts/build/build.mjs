import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build as bundle, formatMessages } from 'esbuild'
import { startNode } from '../run/children.mjs'
import { Failure, knownReason } from '../run/failure.mjs'
import { serverOptions, stripeOptions, webOptions } from './server.mjs'
import { fingerprint } from './sources.mjs'
import { isBuilt, writeStamp } from './stamp.mjs'

/** @typedef {import('./sources.mjs').Part} Part */

const TAIL = 25

/** @param {string} root @param {string[]} log */
function failed(root, log) {
  const known = knownReason(log)
  if (known) return known
  mkdirSync(path.join(root, 'dist'), { recursive: true })
  writeFileSync(path.join(root, 'dist/build.log'), `${log.join('\n')}\n`)
  const message = 'La compilación ha fallado: arriba está el final del registro, entero en dist/build.log.'
  return new Failure(message, log.slice(-TAIL))
}

/** @param {string} root @param {import('esbuild').BuildOptions} options */
async function bundleOrFail(root, options) {
  try {
    await bundle(options)
  } catch (error) {
    const errors =
      error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : []
    const log = errors.length > 0 ? await formatMessages(errors, { kind: 'error' }) : [String(error)]
    throw failed(root, log.join('\n').trimEnd().split('\n'))
  }
}

/** @param {string} root */
export async function bundleWeb(root) {
  await bundleOrFail(root, webOptions(root))
}

/** @param {string} root @param {boolean} quiet */
async function buildWeb(root, quiet) {
  await bundleWeb(root)
  /** @type {string[]} */
  const log = []
  const next = startNode([path.join(root, 'node_modules/next/dist/bin/next'), 'build', root], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    onLine(line) {
      log.push(line)
      if (!quiet) console.log(line)
    },
  })
  const { code } = await next.exit
  if (code !== 0) throw failed(root, log)
}

/** Draws what is missing of the grounds of the stock templates. Without them, a sheet takes longer. @param {string} root */
async function drawGrounds(root) {
  const command = path.join(root, 'dist/server/cli/draw-grounds.js')
  if (!existsSync(command)) return
  /** @type {string[]} */
  const log = []
  const { exit } = startNode([command], { env: process.env, onLine: (line) => log.push(line) })
  const { code } = await exit
  if (code !== 0) throw failed(root, log)
}

/**
 * @param {string} root
 * @param {Part[]} parts
 * @param {{ quiet?: boolean }} [options]
 */
export async function build(root, parts, { quiet = false } = {}) {
  for (const part of parts) {
    const built = fingerprint(root, part)
    writeStamp(root, part, undefined)
    if (part === 'server') {
      await bundleOrFail(root, serverOptions(root))
      await bundleOrFail(root, stripeOptions(root))
    } else await buildWeb(root, quiet)
    await drawGrounds(root)
    writeStamp(root, part, built)
  }
}

/**
 * Builds what has changed since it was built.
 * @param {string} root
 * @param {Part[]} parts
 */
export async function ensureBuilt(root, parts) {
  const stale = parts.filter((part) => !isBuilt(root, part))
  if (stale.length === 0) return
  const started = Date.now()
  console.log('Compilando…')
  await build(root, stale, { quiet: true })
  console.log(`Compilado en ${((Date.now() - started) / 1000).toFixed(1).replace('.', ',')} s.`)
}
