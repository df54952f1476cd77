/** Lives on the process: the cache handler and the pages are separate bundles. */
const key = Symbol.for('mantel.host-change')

/** The host api offers other calls from now on: every earlier page is out of date. */
export function noteHostChange(now: number) {
  Reflect.set(globalThis, key, now)
}

export function lastHostChange(): number {
  const at: unknown = Reflect.get(globalThis, key)
  return typeof at === 'number' ? at : 0
}
