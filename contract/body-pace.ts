const lookEveryMs = 5000

/** A short body must be complete after fifteen seconds. A file may take any time while it arrives at 4 KB a second. */
const shortLooks = 3
const fileBytesEach = (4 * 1024 * lookEveryMs) / 1000

type Look = { isLarge: boolean; looks: number; since: number }

/** `since`: the bytes that have arrived since the last look. */
export function isTooSlow({ isLarge, looks, since }: Look) {
  return isLarge ? since < fileBytesEach && looks > 1 : looks >= shortLooks
}

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
  let looks = 0
  const timer = setInterval(() => {
    if (body.complete) return clearInterval(timer)
    // The buffer is full: the client waits for the server, so the pace does not count.
    if (body.readableLength >= body.readableHighWaterMark) return
    looks += 1
    if (isTooSlow({ isLarge, looks, since: body.received - before })) slow()
    before = body.received
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
