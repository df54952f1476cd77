/** Both ends included, as in an HTTP range. */
export type ByteRange = { start: number; end: number }

export type StoredFile = {
  byteCount: number
  /** Changes whenever the bytes do. */
  version: string
  /** Read only as it is sent. */
  open(range?: ByteRange): Promise<Blob | ReadableStream<Uint8Array>>
}

export type NewFile = { key: string; contentType: string; bytes: Uint8Array }

/** One that was stored some time; a sweep asks which of them nobody needs. */
export type Listed = { key: string; storedAt: Date }

/** Where uploads live. A key is `<file id>/<name>`, already checked for being one. */
export type Storage = {
  find(key: string): Promise<StoredFile | null>
  /** Whole or not at all. */
  write(file: NewFile): Promise<void>
  /** Keys that are not there are no error. */
  delete(keys: string[]): Promise<void>
  list(): AsyncIterable<Listed>
  /** Lets go of connections. */
  close(): void
}
