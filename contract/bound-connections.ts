type Connection = {
  remoteAddress?: string
  destroy(): unknown
  once(event: 'close', then: () => void): unknown
}
type Listener = { on(event: 'connection', then: (connection: Connection) => void): unknown }

/** Closes the connections of a client beyond `mostEach`: one address could hold all that the server takes. */
export function boundConnections(server: Listener, mostEach: number, clientOf: (address: string) => string) {
  const open = new Map<string, number>()
  server.on('connection', (connection) => {
    const client = clientOf(connection.remoteAddress ?? '')
    const count = (open.get(client) ?? 0) + 1
    if (count > mostEach) return void connection.destroy()
    open.set(client, count)
    connection.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
  })
}
