/** Lives on the process: the front server follows the changes, and the pages are a bundle of their own. */
const key = Symbol.for('mantel.catch-up')

type CatchUp = () => Promise<void>

/** Longer than the host and this web take. A change that is seen later is no harm. */
const patienceMs = 500

export function provideCatchUp(catchUp: CatchUp) {
  Reflect.set(globalThis, key, catchUp)
}

/** An owner who has just saved reads what was saved, also if another web is told first. Never throws. */
export async function catchUpWithHost() {
  const catchUp: unknown = Reflect.get(globalThis, key)
  if (typeof catchUp !== 'function') return
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([Promise.resolve(catchUp()).catch(() => undefined), late])
  clearTimeout(timer)
}
