import type { Asker } from './client-key'

type Most = { each: number; all: number }

/** Counts the bytes that are made and not yet read by a client. One client may hold `each`, all clients of a site twice as much, all `all`. */
export class Unread {
  readonly #most: Most
  readonly #clients = new Map<string, number>()
  readonly #sites = new Map<string, number>()
  #all = 0

  constructor(most: Most) {
    this.#most = most
  }

  hasRoom(asker: Asker | null, bytes: number) {
    const { each, all } = this.#most
    if (this.#all + bytes > all) return false
    if (!asker) return true
    const { client, site = client } = asker
    return (
      (this.#clients.get(client) ?? 0) + bytes <= each && (this.#sites.get(site) ?? 0) + bytes <= 2 * each
    )
  }

  /**
   * Returns the function to call when the bytes are read or dropped, or null when there is no room for them. Without an asker they are our
   * own, which have no share.
   */
  hold(asker: Asker | null, bytes: number) {
    if (!this.hasRoom(asker, bytes)) return null
    const { client = '', site = client } = asker ?? {}
    const count = (by: number) => {
      this.#all += by
      if (!asker) return
      add(this.#clients, client, by)
      add(this.#sites, site, by)
    }
    count(bytes)
    return () => count(-bytes)
  }
}

function add(counts: Map<string, number>, name: string, by: number) {
  const count = (counts.get(name) ?? 0) + by
  if (count > 0) counts.set(name, count)
  else counts.delete(name)
}
