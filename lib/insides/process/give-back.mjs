// Preloaded into the web (node --import). V8 keeps garbage while its heap has room: of 500 MB after ten thousand pages, 170 were garbage.
// A process that has grown large is collected at once, which stops the process for about a tenth of a second.
import { isMainThread } from 'node:worker_threads'

const megabyte = 1024 * 1024
const largeBytes = 320 * megabyte
/** A process that stays large is collected again only when it has grown by this amount, so that memory in use is not searched again and again. */
const growthBytes = 32 * megabyte
const lookEveryMs = 1_000

let keptBytes = 0
let collected = false

function giveBack() {
  const bytes = process.memoryUsage.rss()
  // V8 returns memory while the program goes on, so the next check shows how much is left after a collection.
  keptBytes = collected ? bytes : Math.min(keptBytes, bytes)
  collected = bytes > Math.max(largeBytes, keptBytes + growthBytes)
  if (collected) globalThis.gc?.()
}

if (isMainThread) setInterval(giveBack, lookEveryMs).unref()
