const lookEveryMs = 5000

/** A short body must be complete after fifteen seconds. */
const shortLooks = 3
/** A file may take any time while it arrives at 4 KB a second. A telephone in a tunnel sends nothing for some seconds. */
const fileBytesEach = (4 * 1024 * lookEveryMs) / 1000
const slowLooks = 2

/** What both servers know of a body that is on its way. */
type ArrivingBody = {
  complete: boolean
  received: number
  readableLength: number
  readableHighWaterMark: number
}

/** Calls `slow` at each look at which the body is too slow. Returns the function that ends the watch. */
export function watchPace(body: ArrivingBody, isLarge: boolean, slow: () => void) {
  let before = 0
  let [looks, slowInARow] = [0, 0]
  const timer = setInterval(() => {
    if (body.complete) return clearInterval(timer)
    // The buffer is full: the client waits for the server, so the pace does not count.
    if (body.readableLength >= body.readableHighWaterMark) return
    looks += 1
    slowInARow = body.received - before < fileBytesEach ? slowInARow + 1 : 0
    if (isLarge ? slowInARow >= slowLooks : looks >= shortLooks) slow()
    before = body.received
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
