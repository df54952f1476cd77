import { setTimeout as wait } from 'node:timers/promises'
import { attacks } from './attacks.mjs'
import { attackingOwner } from './owner.mjs'

/**
 * One attacker, in a process of its own: what it reads and writes must not slow down the clients that are measured. It says when its owner is
 * ready, waits for the word, and attacks for as long as it was told.
 */
const [api, web, address, name, seconds] = process.argv.slice(2)
const attack = attacks[name ?? '']
if (!api || !web || !address || !attack) throw new Error(`Nobody knows the attack «${name}».`)
const site = { api, web }
const owner = await attackingOwner(site, address)
process.send?.('ready')
await new Promise((resolve) => process.once('message', resolve))
const until = performance.now() + Number(seconds) * 1000
await Promise.race([
  attack({ site, address, owner, goesOn: () => performance.now() < until }),
  // An answer that is still on its way is not waited for.
  wait(Number(seconds) * 1000 + 500),
])
process.exit(0)
