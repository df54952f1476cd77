/** A content delivery network that stands in front and keeps pages. */
export type Cdn = {
  /** How many tags one call may have. */
  mostTags: number
  /** No page with one of these tags is shown any more. Throws a PurgeError when the network does not say so. */
  purge(tags: string[]): Promise<void>
}

export class PurgeError extends Error {
  override readonly name = 'PurgeError'
  /** When the network may be asked again, if it says so. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, retryAfterMs?: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}
