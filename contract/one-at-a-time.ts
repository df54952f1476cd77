type Closing = { once(event: 'close', then: () => void): unknown }
type Connection = Closing & { pause(): unknown; destroy(): unknown; destroyed: boolean; writable: boolean }
type Answer = Closing & { shouldKeepAlive: boolean; destroyed: boolean }

/** Browsers and proxies do not send requests ahead of an answer. A client that sends this many is hostile. */
const mostAhead = 4
/** So many requests beyond may be on their way already. Whoever sends more is cut off at once. */
const mostBeyond = 100
/** Each request that is not answered takes some kilobytes until its connection ends. */
const mostBeyondInAll = 10_000

type Line = { waiting: (() => void)[]; beyond: number }

const lines = new WeakMap<Connection, Line>()
let beyondInAll = 0

/**
 * Works on one request of a connection at a time, when the client sends more before the first answer. Of what it sends too far ahead nothing
 * is answered, and the connection ends with the last of its line. Closed at once, it would be opened again at once. Both servers put this
 * before all other work: refusals and remembered pages cost too much as well when thousands are asked for in one go.
 */
export function oneAtATime({ socket }: { socket: Connection }, answer: Answer, start: () => void) {
  const line = lines.get(socket)
  if (line && (line.beyond > 0 || line.waiting.length >= mostAhead)) return ignore(socket, line)
  const own = line ?? begin(socket)
  const run = () => {
    answer.once('close', () => {
      if (hasEnded(socket)) return void lines.delete(socket)
      const next = own.waiting.shift()
      if (next) next()
      else if (own.beyond === 0) lines.delete(socket)
    })
    if (own.beyond > 0 && own.waiting.length === 0) answer.shouldKeepAlive = false
    if (!answer.destroyed && !hasEnded(socket)) start()
  }
  if (line) line.waiting.push(run)
  else run()
}

/** Also when Node has only said that nothing more will be written. An answer that begins then never hears of an end. */
const hasEnded = ({ destroyed, writable }: Connection) => destroyed || !writable

function begin(socket: Connection): Line {
  const line: Line = { waiting: [], beyond: 0 }
  lines.set(socket, line)
  return line
}

function ignore(socket: Connection, line: Line) {
  if (line.beyond === 0) {
    socket.pause()
    socket.once('close', () => {
      beyondInAll -= line.beyond
    })
  }
  line.beyond += 1
  beyondInAll += 1
  // Node resumes a paused connection when a request of it has been read.
  if (line.beyond > mostBeyond || beyondInAll > mostBeyondInAll) socket.destroy()
}
