// Preloaded into the web (node --import). V8 keeps garbage while its heap has room: of 500 MB after ten thousand pages, 170 were garbage.
// A process that has grown large is collected at once, which stops the process for about a tenth of a second.
import { isMainThread } from 'node:worker_threads'

const largeBytes = 340 * 1024 * 1024
const lookEveryMs = 1_000
/** A process that stays large is not collected again before this time. */
const restMs = 8_000

let collectedAt = Number.NEGATIVE_INFINITY

function giveBack() {
  if (process.memoryUsage.rss() < largeBytes || performance.now() - collectedAt < restMs) return
  globalThis.gc?.()
  collectedAt = performance.now()
}

if (isMainThread) setInterval(giveBack, lookEveryMs).unref()
