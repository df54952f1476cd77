// Preloaded into the web (node --import). V8 keeps garbage while its heap has room: of 500 MB after ten thousand pages, 170 were garbage.
// A process that has grown large is collected at once, which stops the process for about a tenth of a second.
import { isMainThread } from 'node:worker_threads'

const megabyte = 1024 * 1024
const largeBytes = 320 * megabyte
/** A process that stays large is collected again when it has grown by so much: what it needs is not collected over and over. */
const growthBytes = 32 * megabyte
const lookEveryMs = 1_000

let keptBytes = 0
let collected = false

function giveBack() {
  const bytes = process.memoryUsage.rss()
  // V8 gives pages back beside the program, so what a collection left is known a look later.
  keptBytes = collected ? bytes : Math.min(keptBytes, bytes)
  collected = bytes > Math.max(largeBytes, keptBytes + growthBytes)
  if (collected) globalThis.gc?.()
}

if (isMainThread) setInterval(giveBack, lookEveryMs).unref()
