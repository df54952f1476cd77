/** A request whose body nobody has read yet. */
export type IncomingUpload = {
  header(name: string): string | undefined
  body: ReadableStream<Uint8Array> | null
}
