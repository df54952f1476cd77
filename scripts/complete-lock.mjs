import { readFileSync, writeFileSync } from 'node:fs'
import { missingPackages } from './lock/missing.mjs'
import { platformOf } from './lock/platform.mjs'

// Run after `npm install` of something with native parts, when `npm run check` says that package-lock.json has holes.
const FILE = 'package-lock.json'

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

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
