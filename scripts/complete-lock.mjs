import { readFileSync, writeFileSync } from 'node:fs'
import { missingPackages } from './lock/missing.mjs'
import { platformOf } from './lock/platform.mjs'
import { namesAsked } from './run/asked.mjs'
import { startNode } from './run/children.mjs'
import { runCommand } from './run/command.mjs'

// Run this after `npm install` of a package with native parts, when `npm run check` reports holes in package-lock.json. Also run it where
// a registry has the builds of all platforms, to write down their integrity hashes.
const FILE = 'package-lock.json'

async function completeLock() {
  namesAsked('npm run lock:complete   añade a package-lock.json las partes nativas de otras máquinas')
  /** @type {import('./lock/missing.mjs').Lock} */
  const lock = JSON.parse(readFileSync(FILE, 'utf8'))
  for (const { name, version, wantedBy } of missingPackages(lock)) {
    const platform = platformOf(name)
    if (!platform) {
      console.error(`${name}, which ${wantedBy} may use, names no platform: add it to ${FILE} by hand.`)
      process.exitCode = 1
      continue
    }
    const dev = lock.packages[wantedBy]?.dev
    const { cpu, libc, os } = platform
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu,
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os }),
    }
    console.log(`${name}@${version}`)
  }
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place === '' || entry.integrity || !entry.version) continue
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const integrity = await integrityOf(name, entry.version)
    if (integrity) entry.integrity = integrity
    console.log(
      integrity ? `${name}: ${integrity}` : `${name}@${entry.version}: this registry has not got it`,
    )
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  )
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
}

await runCommand(completeLock)

/**
 * The registry's integrity hash of a package. Nothing where the registry lacks the package.
 * @param {string} name @param {string} version
 */
async function integrityOf(name, version) {
  const npm = process.env.npm_execpath
  if (!npm) return undefined
  /** @type {string[]} */
  const lines = []
  const view = startNode([npm, 'view', `${name}@${version}`, 'dist.integrity'], {
    env: process.env,
    onLine: (line, from) => from === 'stdout' && lines.push(line),
  })
  const { code } = await view.exit
  return code === 0 ? lines.find((line) => line.startsWith('sha512-')) : undefined
}
