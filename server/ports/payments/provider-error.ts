type Outcome =
  /** No answer, or not now: the same question may be asked again. */
  | 'away'
  /** An answer, and it was no: the same question would be answered the same. */
  | 'refused'

export class ProviderError extends Error {
  override readonly name = 'ProviderError'

  constructor(
    readonly outcome: Outcome,
    message: string,
    readonly details: { status?: number; code?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
  }
}
