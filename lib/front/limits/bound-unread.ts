import type { ServerResponse } from 'node:http'
import type { Asker } from '@/contract/client-key'
import { Unread } from '@/contract/unread'

const megabyte = 1024 * 1024
/** A hundred phones on slow lines have not read six yet. */
const unread = new Unread({ each: 16 * megabyte, all: 128 * megabyte })

/** What a photo or a PDF that streams keeps in the buffers of both servers while its reader must read. */
const streamBytes = 128 * 1024

/** What is not read yet stays in memory. Breaks the connection of an answer for which there is no room. */
export function boundUnread(asker: Asker, response: ServerResponse) {
  const hold = (bytes: number) => {
    // Of an answer without a connection no end is told.
    if (bytes === 0 || !response.socket || response.destroyed || response.closed) return
    const release = unread.hold(asker, bytes)
    if (release) response.once('close', release)
    else response.destroy()
  }
  response.once('stalled', () => hold(streamBytes))
  response.once('made', () => hold(response.writableLength))
}
