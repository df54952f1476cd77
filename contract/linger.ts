/** How long a client that is still sending a body has to read the answer. */
const lingerMs = 3000

type Connection = { destroy(): unknown; end(): unknown; destroySoon?: () => void }
type Arriving = { complete: boolean; socket: Connection; readRest(): unknown }
type Answer = { prependOnceListener(event: 'finish', then: () => void): unknown }

/**
 * After an answer, waits a moment for the end of a body that is still on its way. Closed at once, the connection would take the answer with
 * it, and a client that is still sending may not have read it. Whoever has sent everything by then keeps the connection.
 */
export function lingerAfterAnswer(request: Arriving, answer: Answer) {
  // Before Node's own listener, which would discard the body without end, and close a connection that is not to be kept.
  answer.prependOnceListener('finish', () => {
    if (request.complete) return
    const { socket } = request
    let isLast = false
    socket.destroySoon = () => {
      isLast = true
      socket.end()
    }
    queueMicrotask(() => delete socket.destroySoon)
    request.readRest()
    setTimeout(() => {
      if (isLast || !request.complete) socket.destroy()
    }, lingerMs).unref()
  })
}
