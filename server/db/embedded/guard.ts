import { renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { enterGate } from '@/server/db/embedded/gate'

export type Guard = { release(): Promise<void> }

/**
 * Holds a directory by listening on a Unix socket beside it: the kernel closes the socket however the process ends. Returns undefined
 * when another process is listening. Two processes on one PGlite directory corrupt it.
 */
export async function takeGuard(socket: string, gatePath: string): Promise<Guard | undefined> {
  for (;;) {
    const gate = await enterGate(gatePath)
    try {
      if (await isGuarded(socket)) return undefined
      const unnamed = `${socket}.${process.pid}`
      const server = await listen(unnamed)
      // Another process may have taken this gate for stale while this process was suspended. Then that process decides.
      if (gate.isMine()) {
        renameSync(unnamed, socket)
        return { release: () => release(server, socket) }
      }
      await close(server)
    } finally {
      gate.leave()
    }
  }
}

export function isGuarded(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}

function listen(socket: string): Promise<Server> {
  rmSync(socket, { force: true })
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy())
    server.once('error', reject)
    server.listen(socket, () => {
      server.unref()
      resolve(server)
    })
  })
}

function release(server: Server, socket: string): Promise<void> {
  rmSync(socket, { force: true })
  return close(server)
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
