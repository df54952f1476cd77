/** Reads the letters in a picture. */
export type Ocr = {
  /**
   * What is written there, and null where nothing could be had: it took too long, too many wait, it is no picture.
   * The picture is only asked for once it is this one's turn: what waits holds no pixels.
   */
  read(picture: () => Promise<Uint8Array | null>): Promise<string | null>
  /** Ends what is being read. */
  close(): void
}
