import type { Server } from 'node:net'
import { clientKey, siteKey } from '@/contract/client-key'
import { Counts } from '@/contract/shares'

/** A browser opens six, and many people may share an address. */
const mostEach = 512
/** Of a whole /48 of IPv6. */
const mostOfSite = 1024

/** Without a proxy in front, one address could hold all connections. With one, the proxy counts, and all come from its address. */
export function boundConnections(server: Server) {
  const [open, ofSites] = [new Counts(), new Counts()]
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    const [client, site] = [clientKey(remoteAddress), siteKey(remoteAddress) ?? '']
    if (open.of(client) >= mostEach || (site && ofSites.of(site) >= mostOfSite)) return void socket.destroy()
    open.add(client, 1)
    ofSites.add(site, 1)
    socket.once('close', () => {
      open.add(client, -1)
      ofSites.add(site, -1)
    })
  })
}
