// Preloaded into the web (node --import). V8 keeps garbage while its heap has room: of 500 MB after ten thousand pages, 170 were garbage.
// A process that has grown large is collected: first what is young, and all of it if that was not enough, which stops the process for
// about a tenth of a second.
import { isMainThread } from 'node:worker_threads'

const megabyte = 1024 * 1024
const largeBytes = 320 * megabyte
/** A process that stays large is collected again only when it has grown by this amount, so that memory in use is not searched again and again. */
const growthBytes = 32 * megabyte
const lookEveryMs = 1_000

let keptBytes = 0
/** @type {'nothing' | 'minor' | 'major'} */
let collected = 'nothing'

/** What was read from connections is young: collecting the young takes some milliseconds, and is mostly enough. */
function giveBack() {
  const bytes = process.memoryUsage.rss()
  // V8 returns memory while the program goes on, so the next check shows how much is left after a collection.
  keptBytes = collected === 'major' ? bytes : Math.min(keptBytes, bytes)
  const isLarge = bytes > Math.max(largeBytes, keptBytes + growthBytes)
  collected = isLarge ? (collected === 'minor' ? 'major' : 'minor') : 'nothing'
  if (isLarge) globalThis.gc?.({ type: collected === 'minor' ? 'minor' : 'major' })
}

if (isMainThread) setInterval(giveBack, lookEveryMs).unref()
