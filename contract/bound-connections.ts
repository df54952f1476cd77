import { clientKey, siteKey } from './client-key'
import { Counts } from './shares'

type Connection = {
  remoteAddress?: string
  destroy(): unknown
  once(event: 'close', then: () => void): unknown
}
type Listener = { on(event: 'connection', then: (connection: Connection) => void): unknown }

/** Closes the connections of a client beyond `mostEach`, and those of a whole /48 beyond twice as many: one could hold all that the server takes. */
export function boundConnections(server: Listener, mostEach: number, isExempt = (_: string) => false) {
  const [open, ofSites] = [new Counts(), new Counts()]
  server.on('connection', (connection) => {
    const { remoteAddress = '' } = connection
    if (isExempt(remoteAddress)) return
    const [client, site] = [clientKey(remoteAddress), siteKey(remoteAddress)]
    if (open.of(client) >= mostEach || (site && ofSites.of(site) >= 2 * mostEach))
      return void connection.destroy()
    open.add(client, 1)
    if (site) ofSites.add(site, 1)
    connection.once('close', () => {
      open.add(client, -1)
      if (site) ofSites.add(site, -1)
    })
  })
}
