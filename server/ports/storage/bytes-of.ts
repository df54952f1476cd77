import type { StoredFile } from './port'

/** Reads a whole file into memory. Does not use `bytes()`: the listener's Response lacks it. */
export async function bytesOf(file: StoredFile) {
  const opened = await file.open()
  return new Uint8Array(await new Response(opened).arrayBuffer())
}
