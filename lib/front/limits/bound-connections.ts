import type { Server } from 'node:net'
import { clientName } from './who-asks'

/** A browser opens six, and many people may share an address. */
const mostEach = 512

/** Without a proxy in front, one address could hold all connections. With one, the proxy counts, and all come from its address. */
export function boundConnections(server: Server) {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = clientName(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > mostEach) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
