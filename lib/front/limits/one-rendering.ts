const waiting = new Map<string, (() => void)[]>()

/**
 * When many requests ask for the same kept page, renders it once: the first request goes ahead, the others then find the page in the
 * cache. The caller calls the returned function at the end of each request.
 */
export function oneRendering(key: string, start: () => void) {
  const line = waiting.get(key)
  if (line) {
    line.push(start)
    return () => drop(line, start)
  }
  waiting.set(key, [])
  start()
  return () => {
    const others = waiting.get(key) ?? []
    waiting.delete(key)
    for (const other of others) other()
  }
}

function drop(line: (() => void)[], start: () => void) {
  const index = line.indexOf(start)
  if (index >= 0) line.splice(index, 1)
}
