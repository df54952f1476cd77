/** A request whose body has not been read yet. */
export type IncomingUpload = {
  header(name: string): string | undefined
  body: ReadableStream<Uint8Array> | null
}
