import { end, startNode } from './children.mjs'

/** @typedef {import('./services.mjs').Service} Service */
/** @typedef {import('./children.mjs').Child} Child */

/**
 * Restarts a running service on each call, one restart at a time. Calls during a restart count as one.
 * @param {Service} service
 * @param {Child} first
 */
export function reloading({ title, args, env }, first) {
  let current = first
  let wanted = false
  let busy = false

  /** @param {Child} child */
  async function watch(child) {
    const { code, signal } = await child.exit
    if (child === current && code !== 0)
      console.error(`${title} ha terminado (${signal ?? code}): espera al próximo cambio.`)
  }

  async function restart() {
    await end(current)
    current = startNode(args, { env })
    watch(current)
  }

  watch(first)
  return async function reload() {
    wanted = true
    if (busy) return
    busy = true
    while (wanted) {
      wanted = false
      await restart()
    }
    busy = false
  }
}
