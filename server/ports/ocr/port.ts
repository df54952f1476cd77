/** Reads the text in a picture. */
export type Ocr = {
  /** Looks for the program and its languages at the start, and logs what is missing. At the first photo that would be late. */
  begin(): Promise<void>
  /**
   * The text in the picture. Null when no text could be read: reading took too long, too many pictures wait, or the file is not a picture.
   * Loads the picture only when its turn comes, so that waiting pictures take no memory.
   */
  read(picture: () => Promise<Uint8Array | null>): Promise<string | null>
  /** Stops the reading in progress. */
  close(): void
}
