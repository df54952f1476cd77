const waitingLines = new Map<string, (() => void)[]>()

/**
 * When many requests ask for the same kept page, renders it once: the first request goes ahead, the others then find the page in the
 * cache. The caller calls the returned function at the end of each request.
 */
export function oneRendering(key: string, start: () => void) {
  const line = waitingLines.get(key)
  if (line) {
    line.push(start)
    return () => dropFromLine(line, start)
  }
  waitingLines.set(key, [])
  start()
  return () => {
    const others = waitingLines.get(key) ?? []
    waitingLines.delete(key)
    for (const other of others) other()
  }
}

function dropFromLine(line: (() => void)[], start: () => void) {
  const index = line.indexOf(start)
  if (index >= 0) line.splice(index, 1)
}
