import { endAll, killAll } from './children.mjs'
import { explain } from './failure.mjs'

/**
 * A killed parent passes no signal on. A parent of ours closes its channel when it dies, and npm as the parent is watched. Any other
 * parent may end before us, as a shell does that has started us with nohup.
 * @param {() => void} onOrphaned
 */
function watchParent(onOrphaned) {
  process.on('disconnect', onOrphaned)
  process.channel?.unref()
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && onOrphaned(), 500).unref()
}

/**
 * Runs a command to its end or to the first signal. The first signal ends every child in order, a second ends them at once.
 * @param {() => Promise<void>} main
 * @param {{ signalled?: number }} [exitCodes] what a signal means: 0 for what is meant to be stopped
 */
export async function runCommand(main, { signalled = 130 } = {}) {
  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    await endAll()
    process.exit(signalled)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => (stopping ? killAll() : stop()))
  watchParent(stop)
  try {
    await main()
  } catch (error) {
    if (stopping) return
    await endAll()
    console.error(explain(error))
    process.exit(1)
  }
}
