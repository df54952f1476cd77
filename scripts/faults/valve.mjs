import { connect, createServer } from 'node:net'

/** @typedef {'open' | 'slow' | 'refusing' | 'silent'} State */
/** @typedef {{ host: string, port: number }} Target */
/** @typedef {Awaited<ReturnType<typeof startValve>>} Valve */

/**
 * Stands between a process and a server of TCP. Slow: each piece comes later. Refusing: connections are cut, and new ones too. Silent: the
 * lines stay open and nothing comes through, as when a cable is pulled. When a silent valve opens again, the old lines are cut: the server
 * knows them no more.
 * @param {Target} target
 */
export async function startValve(target) {
  /** @type {State} */
  let state = 'open'
  let slowMs = 0
  let to = target
  /** @type {Set<import('node:net').Socket>} */
  const lines = new Set()

  const server = createServer((near) => {
    if (state === 'refusing') return void near.resetAndDestroy()
    const far = connect(to.port, to.host)
    for (const end of [near, far]) {
      lines.add(end.setNoDelay(true))
      end.on('error', () => undefined)
      end.on('close', () => {
        lines.delete(end)
        near.destroy()
        far.destroy()
      })
    }
    pass(near, far)
    pass(far, near)
  })

  /** @param {import('node:net').Socket} from @param {import('node:net').Socket} other */
  function pass(from, other) {
    from.on('data', (part) => {
      if (state === 'silent') return
      if (slowMs > 0) setTimeout(() => other.write(part), slowMs)
      else other.write(part)
    })
    from.on('end', () => {
      if (state !== 'silent') setTimeout(() => other.end(), slowMs)
    })
  }

  function cut() {
    for (const line of lines) line.resetAndDestroy()
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    /** @param {State} next @param {number} [ms] how much later each piece comes when slow */
    set(next, ms = 0) {
      if (next === 'refusing' || state === 'silent') cut()
      state = next
      slowMs = next === 'slow' ? ms : 0
    },
    /** From now on the address leads to another server. @param {Target} next */
    lead(next) {
      to = next
      cut()
    },
    close() {
      server.close()
      cut()
    },
  }
}
