/** Includes both ends, as an HTTP range does. */
export type ByteRange = { start: number; end: number }

export type StoredFile = {
  byteCount: number
  /** Changes whenever the bytes change. */
  version: string
  /** Reads the bytes only while they are sent. */
  open(range?: ByteRange): Promise<Blob | ReadableStream<Uint8Array>>
}

export type NewFile = { key: string; contentType: string; bytes: Uint8Array }

/** A stored file. A sweep deletes the files that nobody needs. */
export type Listed = { key: string; storedAt: Date }

/** The place of uploads. A key is `<file id>/<name>`; the caller has checked its form. */
export type Storage = {
  find(key: string): Promise<StoredFile | null>
  /** Writes the whole file or nothing. */
  write(file: NewFile): Promise<void>
  /** A key that does not exist is no error. */
  delete(keys: string[]): Promise<void>
  list(): AsyncIterable<Listed>
  /** Closes the connections. */
  close(): void
}
