import type { StoredFile } from './port'

/** Reads a whole file into memory. Does not use `bytes()`: the listener's Response lacks it. */
export const bytesOf = async (file: StoredFile) =>
  new Uint8Array(await new Response(await file.open()).arrayBuffer())
