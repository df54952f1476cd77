/** Both ends included, as in an HTTP range. */
export type ByteRange = { start: number; end: number }

export type StoredFile = {
  byteCount: number
  /** Changes whenever the bytes do. */
  version: string
  /** Read only as it is sent. */
  open(range?: ByteRange): Promise<Blob>
}

/** Where uploads live. A key is `<file id>/<name>`, already checked for being one. */
export type Storage = {
  find(key: string): Promise<StoredFile | null>
}
