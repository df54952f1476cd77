import type { ServerResponse } from 'node:http'
import type { Asker } from '@/contract/client-key'
import { Unread } from '@/contract/unread'

const megabyte = 1024 * 1024
/** A hundred phones on slow lines have not read six yet. */
const unread = new Unread({ each: 16 * megabyte, all: 128 * megabyte })

/** What a photo or a PDF that streams keeps in the buffers of both servers while its reader must read. */
const streamBytes = 128 * 1024

/** What the system's own buffers take of a long file before its reader reads. */
const mostInBuffers = megabyte
/** So many long files of a client may be on their way: more phones of one address hardly read a carta in the same minute. */
const longFiles = 32
/** Nobody's files wait for those of others. */
const files = new Unread({ each: longFiles * mostInBuffers, all: Number.POSITIVE_INFINITY })

/** Tells whether one more long file of this client may be sent. */
export const hasRoomForFile = (asker: Asker) => files.hasRoom(asker, mostInBuffers)

/** A long file counts from its first piece until its reader has it: four hundred of them at once filled two gigabytes of the system's buffers. */
export function boundFile(asker: Asker, response: ServerResponse) {
  const length = Number(response.getHeader('content-length')) || mostInBuffers
  holdUntilClosed(files, asker, response, Math.min(length, mostInBuffers))
}

/** What is not read yet stays in memory. Breaks the connection of an answer for which there is no room. */
export function boundUnread(asker: Asker, response: ServerResponse) {
  response.once('stalled', () => holdUntilClosed(unread, asker, response, streamBytes))
  response.once('made', () => holdUntilClosed(unread, asker, response, response.writableLength))
}

function holdUntilClosed(room: Unread, asker: Asker, response: ServerResponse, bytes: number) {
  // Of an answer without a connection no end is told.
  if (bytes === 0 || !response.socket || response.destroyed || response.closed) return
  const release = room.hold(asker, bytes)
  if (release) response.once('close', release)
  else response.destroy()
}
