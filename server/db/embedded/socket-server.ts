// Runs in the worker's thread: worker.ts says which imports are allowed.
import { createServer, type Socket } from 'node:net'
import { Inbox, type Request } from './inbox.ts'
import { type Client, type Session, Turns } from './turns.ts'

type Options = { path: string; maxConnections: number; onLost: (error: unknown) => void }

const tooMany = Buffer.from('E\0\0\0\0SFATAL\0VFATAL\0C53300\0Mtoo many connections\0\0')
tooMany.writeInt32BE(tooMany.length - 1, 1)

/** Serves PostgreSQL's protocol on a Unix socket. Resolves once it listens. `onLost` means that the session is lost, not a connection. */
export async function serveSocket(session: Session, { path, maxConnections, onLost }: Options) {
  const turns = new Turns(session, onLost)
  const clients = new Map<Socket, Client>()
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    if (clients.size >= maxConnections) {
      socket.end(tooMany)
      socket.resume()
      return
    }
    const inbox = new Inbox()
    const client = clientOf(socket)
    clients.set(socket, client)
    socket.on('data', (chunk) => {
      for (const request of requestsOf(inbox, chunk, socket)) {
        if (request.kind === 'goodbye') socket.end()
        else if (request.kind === 'refuse-encryption') socket.write('N')
        else turns.take(client, request)
      }
    })
    socket.on('close', () => {
      clients.delete(socket)
      turns.leave(client)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  return {
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const [socket, client] of clients) {
          turns.leave(client)
          socket.destroy()
        }
      }),
  }
}

const clientOf = (socket: Socket): Client => ({
  answer(bytes) {
    if (bytes.length > 0 && socket.writable) socket.write(bytes)
  },
})

function requestsOf(inbox: Inbox, chunk: Buffer, socket: Socket): Request[] {
  try {
    return inbox.add(chunk)
  } catch (error) {
    socket.destroy(error instanceof Error ? error : undefined)
    return []
  }
}
