import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies do not send requests ahead of an answer. A client that sends this many is hostile. */
const mostAhead = 4

type Line = { waiting: (() => void)[]; isFull: boolean }

const lines = new WeakMap<Socket, Line>()

/**
 * Tells whether a client sent too much ahead on this connection. What it sends then costs nothing more and gets no answer; the connection
 * ends with the last of its line. Closed at once, it would be opened again at once.
 */
export const isTooFarAhead = ({ socket }: IncomingMessage) => lines.get(socket)?.isFull === true

/** Works on one request of a connection at a time, when the client sends more before the first answer. */
export function oneAtATime({ socket }: IncomingMessage, response: ServerResponse, start: () => void) {
  const line = lines.get(socket) ?? { waiting: [], isFull: false }
  const run = () => {
    response.once('close', () => {
      const next = line.waiting.shift()
      if (next) next()
      else lines.delete(socket)
    })
    if (line.isFull && line.waiting.length === 0) response.shouldKeepAlive = false
    if (!response.destroyed) start()
  }
  if (!lines.has(socket)) {
    lines.set(socket, line)
    return run()
  }
  line.waiting.push(run)
  if (line.waiting.length < mostAhead) return
  line.isFull = true
  socket.pause()
}
