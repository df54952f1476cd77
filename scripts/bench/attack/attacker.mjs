import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { attacks } from './attacks.mjs'
import { made } from './client.mjs'
import { attackingOwner } from './owner.mjs'

/**
 * One attacker, in a process of its own: what it reads and writes must not slow down the clients that are measured. It has a low priority, as
 * it would be on a machine of its own: it takes no processor from the servers. It says when its owner is ready, waits for the word, attacks
 * for as long as it was told, and says how many requests it has made (of a connection with many requests, only the connection).
 */
setPriority(constants.priority.PRIORITY_LOW)

const [api, web, address, name, seconds] = process.argv.slice(2)
const attack = attacks[name ?? '']
if (!api || !web || !address || !attack) throw new Error(`Nobody knows the attack «${name}».`)
const site = { api, web }
const owner = await attackingOwner(site, address)
process.send?.('ready')
made.requests = 0
await new Promise((resolve) => process.once('message', resolve))
const until = performance.now() + Number(seconds) * 1000
await Promise.race([
  attack({ site, address, owner, goesOn: () => performance.now() < until }),
  // An answer that is still on its way is not waited for.
  wait(Number(seconds) * 1000 + 500),
])
process.send?.(made.requests, () => process.exit(0))
