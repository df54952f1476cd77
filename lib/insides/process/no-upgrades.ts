import type { Server } from 'node:net'

/**
 * Next listens for upgrades with its first request, and a request with `Upgrade` then passes by everything in front of it: no refusal, no
 * limit. Without a listener, Node takes such a request for any other.
 */
export function refuseUpgrades(server: Server) {
  server.on('newListener', (event: string) => {
    if (event === 'upgrade') queueMicrotask(() => server.removeAllListeners('upgrade'))
  })
}
