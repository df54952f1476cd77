import type { ServerResponse } from 'node:http'

const megabyte = 1024 * 1024
/** A hundred phones on slow lines have not read six yet. */
const mostEach = 16 * megabyte
const mostInAll = 128 * megabyte

const unreadOf = new Map<string, number>()
let unread = 0

function count(client: string, bytes: number) {
  unread += bytes
  const sum = (unreadOf.get(client) ?? 0) + bytes
  if (sum > 0) unreadOf.set(client, sum)
  else unreadOf.delete(client)
}

/** What a photo or a PDF that streams keeps in the buffers of both servers while its reader must read. */
const streamBytes = 128 * 1024

/** What is not read yet stays in memory. Breaks the connection of an answer for which there is no room. */
export function boundUnread(client: string, response: ServerResponse) {
  const add = (bytes: number) => {
    if (bytes === 0 || response.destroyed || response.closed) return
    if ((unreadOf.get(client) ?? 0) + bytes > mostEach || unread + bytes > mostInAll)
      return void response.destroy()
    count(client, bytes)
    response.once('close', () => count(client, -bytes))
  }
  response.once('stalled', () => add(streamBytes))
  response.once('made', () => add(response.writableLength))
}
