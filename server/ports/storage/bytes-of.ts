import type { StoredFile } from './port'

/** Reads a whole file into memory. Does not use `bytes()`: the listener's Response lacks it. As a stream, a file on the disk takes twice as long. */
export async function bytesOf(file: StoredFile) {
  const opened = await file.open()
  return new Uint8Array(await (opened instanceof Blob ? opened : new Response(opened)).arrayBuffer())
}
